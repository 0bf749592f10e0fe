-- Counts changes of the catalogue alone: what is kept in memory of its products outlives a change of
-- content, which is more frequent.
ALTER TABLE revisions ADD COLUMN catalogue integer NOT NULL DEFAULT 1;

CREATE OR REPLACE FUNCTION count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := (TG_TABLE_NAME IN ('brands', 'categories', 'category_texts', 'products',
    'product_texts', 'search_words', 'search_synonyms', 'search_signals'))::integer;
BEGIN
  INSERT INTO revisions (tenant, revision, catalogue)
  SELECT DISTINCT tenant, 1, 1 FROM changed ORDER BY tenant
  ON CONFLICT (tenant) DO UPDATE
    SET revision = revisions.revision + 1, catalogue = revisions.catalogue + step;
  RETURN NULL;
END $$;

-- Every word that products are found by. `stem` is that of the language's text search and empty for
-- a stop word, `parts` the stems of a compound's words, `written` the word as texts show it.
ALTER TABLE search_words
  ADD COLUMN stem text NOT NULL DEFAULT '',
  ADD COLUMN parts text[] NOT NULL DEFAULT '{}',
  ADD COLUMN written text NOT NULL DEFAULT '';

-- Groups of phrases that mean the same, from the tenant's file.
CREATE TABLE search_synonyms (
  tenant text NOT NULL,
  locale text NOT NULL,
  position integer NOT NULL,
  phrases text[] NOT NULL,
  PRIMARY KEY (tenant, locale, position)
);

-- How much shoppers were drawn to a product by what they clicked and bought after a search.
CREATE TABLE search_signals (
  tenant text NOT NULL,
  sku text NOT NULL,
  signal double precision NOT NULL,
  PRIMARY KEY (tenant, sku)
);

DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['search_words', 'search_synonyms', 'search_signals'] LOOP
    EXECUTE format('CREATE TRIGGER revision_insert AFTER INSERT ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision()', shown);
    EXECUTE format('CREATE TRIGGER revision_update AFTER UPDATE ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision()', shown);
    EXECUTE format('CREATE TRIGGER revision_delete AFTER DELETE ON %I
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision()', shown);
  END LOOP;
END $$;

-- Products are found by an index in memory: rows and words need no text search of their own.
DROP INDEX product_texts_search;
DROP INDEX product_texts_words;
DROP INDEX search_words_word;
ALTER TABLE product_texts DROP COLUMN search;

-- The words of products are written in another way: shops are seeded again.
DELETE FROM seeds WHERE name = 'catalogue';
