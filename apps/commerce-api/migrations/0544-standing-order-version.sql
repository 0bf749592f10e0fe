-- Two tabs that change the same standing order: the second one learns of the first.
ALTER TABLE standing_orders ADD COLUMN version integer NOT NULL DEFAULT 1;
