-- Settings that a person changed in the back office: they stand over the file of the shop's folder.
CREATE TABLE shop_settings (
  tenant text NOT NULL,
  -- Name of the file that it stands over.
  name text NOT NULL CHECK (name IN ('order-config', 'stores', 'windows')),
  value jsonb NOT NULL,
  -- What the folder says, to go back to.
  file jsonb NOT NULL,
  staff_name text NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, name)
);
