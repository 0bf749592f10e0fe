-- How often a term was searched for lately: halved every week, without anything about who searched.
-- Only words of the shop itself are stored.
CREATE TABLE search_terms (
  tenant text NOT NULL,
  locale text NOT NULL,
  term text NOT NULL,
  searches double precision NOT NULL,
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, locale, term)
);

-- The terms that the search field offers. Public: caches keep it until it changes.
CREATE TABLE popular_terms (
  tenant text NOT NULL,
  locale text NOT NULL,
  terms text[] NOT NULL,
  PRIMARY KEY (tenant, locale)
);
CREATE TRIGGER revision_insert AFTER INSERT ON popular_terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision();
CREATE TRIGGER revision_update AFTER UPDATE ON popular_terms
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision();
CREATE TRIGGER revision_delete AFTER DELETE ON popular_terms
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision();
