-- The shop's own people, who sign in to the back office.
CREATE TABLE staff_users (
  tenant text NOT NULL,
  id text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('picker', 'manager', 'admin')),
  password_hash text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, email_key)
);

CREATE TABLE staff_sessions (
  tenant text NOT NULL,
  -- SHA-256 of the cookie's value.
  id text NOT NULL,
  staff_id text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, staff_id) REFERENCES staff_users ON DELETE CASCADE
);
CREATE INDEX staff_sessions_of_staff ON staff_sessions (tenant, staff_id);
CREATE INDEX staff_sessions_by_age ON staff_sessions (seen_at);

-- Who changed what. The name stays readable when the account is renamed.
CREATE TABLE staff_audit (
  tenant text NOT NULL,
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  staff_id text NOT NULL,
  staff_name text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  before jsonb,
  after jsonb,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX staff_audit_of_subject ON staff_audit (tenant, subject);

-- An entry stays as it was written.
CREATE FUNCTION guard_staff_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An audit entry does not change' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER guard_staff_audit BEFORE UPDATE ON staff_audit
  FOR EACH ROW EXECUTE FUNCTION guard_staff_audit();
