-- A capacity that a person set for one time slot: planning by the shop's rules keeps it.
ALTER TABLE windows ADD COLUMN office_capacity integer CHECK (office_capacity >= 0);
