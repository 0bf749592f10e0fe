CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- One row a shop; `hash` is that of the folder it was read from.
CREATE TABLE tenants (
  tenant text PRIMARY KEY,
  config jsonb NOT NULL,
  theme jsonb NOT NULL,
  hash text NOT NULL
);

CREATE TABLE tenant_hosts (
  tenant text NOT NULL REFERENCES tenants ON DELETE CASCADE,
  host text NOT NULL UNIQUE,
  PRIMARY KEY (tenant, host)
);

CREATE TABLE tenant_messages (
  tenant text NOT NULL REFERENCES tenants ON DELETE CASCADE,
  locale text NOT NULL,
  messages jsonb NOT NULL,
  PRIMARY KEY (tenant, locale)
);

-- Keys made once, such as that of the XSRF token.
CREATE TABLE secrets (
  tenant text NOT NULL,
  name text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (tenant, name)
);

-- `id` is the SHA-256 of the cookie's value: a leaked table opens no session.
CREATE TABLE sessions (
  tenant text NOT NULL,
  id text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX sessions_seen_at ON sessions (seen_at);

-- Which state of which seed file the database holds.
CREATE TABLE seeds (
  tenant text NOT NULL,
  name text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (tenant, name)
);
