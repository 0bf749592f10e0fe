-- Who wants to hear when the shop delivers to a postcode. A row waits for the link of its mail, then for
-- an area with its postcode, and is deleted with the mail that says so. Emails are in lower case.
CREATE TABLE service_interests (
  tenant text NOT NULL,
  email text NOT NULL,
  postal_code text NOT NULL,
  token_hash text NOT NULL,
  locale text NOT NULL,
  origin text NOT NULL,
  mailed_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  PRIMARY KEY (tenant, email, postal_code)
);
CREATE UNIQUE INDEX service_interests_token ON service_interests (tenant, token_hash);
