-- Passkeys: of each the public key, and a counter that never goes back.
CREATE TABLE passkeys (
  tenant text NOT NULL,
  id text NOT NULL,
  customer_id text NOT NULL,
  name text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);
CREATE INDEX passkeys_of_customer ON passkeys (tenant, customer_id);

-- What a browser has to sign: once, in the session that asked, and within a few minutes.
CREATE TABLE passkey_challenges (
  tenant text NOT NULL,
  challenge text NOT NULL,
  session_id text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('register', 'login')),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, challenge)
);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);
