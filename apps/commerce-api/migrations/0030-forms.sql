-- What visitors send by the forms of content pages. `form_id` is the form that an editor named.
CREATE TABLE form_submissions (
  tenant text NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  form_id text NOT NULL,
  locale text NOT NULL,
  fields jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX form_submissions_newest ON form_submissions (tenant, kind, created_at DESC);

CREATE TABLE form_files (
  tenant text NOT NULL,
  submission_id uuid NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (tenant, submission_id, position),
  FOREIGN KEY (tenant, submission_id) REFERENCES form_submissions (tenant, id) ON DELETE CASCADE
);

-- Addresses that confirmed their subscription; kept in lower case.
CREATE TABLE newsletter_subscriptions (
  tenant text NOT NULL,
  email text NOT NULL,
  topic text NOT NULL,
  confirmed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, email, topic)
);

-- Subscriptions that wait for the link of their mail. Of the link's token only the hash is kept.
CREATE TABLE newsletter_confirmations (
  tenant text NOT NULL,
  token_hash text NOT NULL,
  email text NOT NULL,
  topics jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, token_hash)
);
CREATE INDEX newsletter_confirmations_email ON newsletter_confirmations (tenant, email, created_at);

-- Mails in the order in which they were written; `sent_at` is set by what delivers them.
CREATE TABLE mails (
  tenant text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  PRIMARY KEY (tenant, id)
);
