-- How mails are delivered. `due_at` is when somebody may take the mail next: the claim of a process
-- moves it on, so that a mail whose process died is taken again. Null: sent, or given up.
ALTER TABLE mails
  ADD COLUMN key text,
  ADD COLUMN sender text NOT NULL DEFAULT '',
  ADD COLUMN html text NOT NULL DEFAULT '',
  ADD COLUMN attempts integer NOT NULL DEFAULT 0,
  ADD COLUMN due_at timestamptz,
  ADD COLUMN expires_at timestamptz,
  ADD COLUMN given_up_at timestamptz,
  ADD COLUMN fault text;

-- Until now every mail held a link that works for two days.
UPDATE mails SET due_at = created_at, expires_at = created_at + interval '2 days' WHERE sent_at IS NULL;

CREATE UNIQUE INDEX mails_key ON mails (tenant, key);
CREATE INDEX mails_due ON mails (due_at) WHERE due_at IS NOT NULL;
