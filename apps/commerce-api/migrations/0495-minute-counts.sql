-- What visitors did in the present minute, counted for all backends together. A count is worth nothing
-- after a minute: not logged, so that counting does not wait for the disk, and empty after a crash.
CREATE UNLOGGED TABLE minute_counts (
  tenant text NOT NULL,
  -- SHA-256 of what is counted and of the network address.
  subject text NOT NULL,
  -- Minutes since 1970.
  minute integer NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (tenant, subject)
);
