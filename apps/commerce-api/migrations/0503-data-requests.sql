-- Requests of people for their data, or for its deletion, that reach the shop by mail, phone or letter.
CREATE TABLE data_requests (
  tenant text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('EXPORT', 'DELETION')),
  -- Gone with the data of the person.
  email text,
  received_on date NOT NULL,
  -- One month after it was received (GDPR art. 12).
  due_on date NOT NULL,
  state text NOT NULL CHECK (state IN ('OPEN', 'DONE', 'REFUSED')),
  reason text,
  answered_by text,
  answered_at timestamptz,
  PRIMARY KEY (tenant, id),
  CHECK ((state = 'OPEN') = (answered_at IS NULL))
);
CREATE INDEX data_requests_by_email ON data_requests (tenant, email);
