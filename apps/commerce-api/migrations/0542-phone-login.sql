-- Numbers that customers sign in with. A code has shown once that the number is theirs.
CREATE TABLE verified_phones (
  tenant text NOT NULL,
  phone text NOT NULL,
  customer_id text NOT NULL,
  verified_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, phone),
  UNIQUE (tenant, customer_id),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);

-- The newest code for a number and a purpose, for the session that asked for it.
CREATE TABLE phone_codes (
  tenant text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('login', 'verify')),
  phone text NOT NULL,
  customer_id text NOT NULL,
  session_id text NOT NULL,
  code_hash text NOT NULL,
  tries_left integer NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, purpose, phone, customer_id),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);
CREATE INDEX phone_codes_expiry ON phone_codes (expires_at);
CREATE INDEX phone_codes_of_customer ON phone_codes (tenant, customer_id);
