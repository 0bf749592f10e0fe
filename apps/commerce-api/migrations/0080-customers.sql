-- `email_key` is the email in lower case: it names the account, `email` is how its owner writes it.
CREATE TABLE customers (
  tenant text NOT NULL,
  id text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  email_confirmed_at timestamptz,
  password_hash text NOT NULL,
  academic_title text,
  birthdate date,
  first_name text NOT NULL,
  last_name text NOT NULL,
  salutation text,
  favorite_store jsonb,
  billing_address jsonb,
  -- What a registration tells beyond the fields above, such as company and delivery note.
  particulars jsonb NOT NULL,
  personal_email_allowed boolean NOT NULL DEFAULT false,
  personal_mail_allowed boolean NOT NULL DEFAULT false,
  personal_sms_allowed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, email_key)
);

-- Links in mails. Of a link's token only the hash is kept; `data` is what the link will do.
CREATE TABLE customer_tokens (
  tenant text NOT NULL,
  token_hash text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('registration', 'password', 'email')),
  email_key text NOT NULL,
  customer_id text,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, token_hash),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);
CREATE INDEX customer_tokens_email ON customer_tokens (tenant, kind, email_key, created_at);

-- Tries that may be somebody guessing, by the hash of whom they concern or where they come from.
CREATE TABLE sign_in_attempts (
  tenant text NOT NULL,
  subject text NOT NULL,
  count integer NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, subject)
);
CREATE INDEX sign_in_attempts_last ON sign_in_attempts (last_at);

-- Who is signed in; a guest's session has nobody.
ALTER TABLE sessions ADD COLUMN customer_id text;
ALTER TABLE sessions ADD FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE;
CREATE INDEX sessions_of_customer ON sessions (tenant, customer_id) WHERE customer_id IS NOT NULL;
