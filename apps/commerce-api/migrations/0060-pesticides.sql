-- Residue reports of samples. `residues` lists what was found, in the order of its share; the light is
-- decided when a report is written.
CREATE TABLE pesticide_reports (
  tenant text NOT NULL,
  id text NOT NULL,
  sku text,
  producer text NOT NULL,
  sampled_on date NOT NULL,
  residues jsonb NOT NULL,
  load_percent double precision NOT NULL CHECK (load_percent >= 0),
  light text NOT NULL CHECK (light IN ('green', 'yellow', 'red')),
  hash text NOT NULL,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX pesticide_reports_by_day ON pesticide_reports (tenant, sampled_on DESC, id);
CREATE INDEX pesticide_reports_by_sku ON pesticide_reports (tenant, sku) WHERE sku IS NOT NULL;

-- `words` is folded.
CREATE TABLE pesticide_texts (
  tenant text NOT NULL,
  id text NOT NULL,
  locale text NOT NULL,
  product text NOT NULL,
  origin text NOT NULL,
  words text NOT NULL,
  PRIMARY KEY (tenant, id, locale),
  FOREIGN KEY (tenant, id) REFERENCES pesticide_reports ON DELETE CASCADE
);

CREATE TRIGGER revision_insert AFTER INSERT ON pesticide_reports
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision();
CREATE TRIGGER revision_update AFTER UPDATE ON pesticide_reports
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision();
CREATE TRIGGER revision_delete AFTER DELETE ON pesticide_reports
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision();
