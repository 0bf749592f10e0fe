-- A page knows its entry in the content system that it came from.
ALTER TABLE pages ADD COLUMN entry text;

-- Host names at which a shop shows its content before it is published.
ALTER TABLE tenant_hosts ADD COLUMN preview boolean NOT NULL DEFAULT false;
