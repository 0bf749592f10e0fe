-- What happens to an order after it was placed. `basis` is what its sums were made of and its document
-- does not tell: tax rates by line, the voucher's benefit, whether a pass held.
CREATE TABLE order_courses (
  tenant text NOT NULL,
  order_number text NOT NULL,
  -- Language and address of its mails.
  locale text NOT NULL,
  origin text NOT NULL,
  -- Grows with every change that is told: mails and calendars know the newest by it.
  revision integer NOT NULL DEFAULT 0 CHECK (revision >= 0),
  basis jsonb NOT NULL,
  -- [{ status, at }] in the order in which they were reached.
  steps jsonb NOT NULL,
  -- What was picked of each line; null until it was.
  picked jsonb,
  -- When somebody has to look again; null once nothing more comes.
  next_at timestamptz,
  PRIMARY KEY (tenant, order_number),
  FOREIGN KEY (tenant, order_number) REFERENCES orders ON DELETE CASCADE
);
CREATE INDEX order_courses_due ON order_courses (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX orders_added_to ON orders (tenant, added_to) WHERE added_to IS NOT NULL;

-- [{ name, type, text }], in the mail's own row: it is delivered with them or not at all.
ALTER TABLE mails ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]';
