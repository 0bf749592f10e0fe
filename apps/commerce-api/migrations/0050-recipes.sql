-- What is filtered by has a column; `skus` are all products that may serve as an ingredient, `main_skus`
-- the best one for each ingredient that is bought for the dish.
CREATE TABLE recipes (
  tenant text NOT NULL,
  slug text NOT NULL,
  minutes integer NOT NULL CHECK (minutes > 0),
  difficulty text NOT NULL,
  seasons text[] NOT NULL,
  marks text[] NOT NULL,
  picture jsonb,
  published_on date,
  skus text[] NOT NULL,
  main_skus text[] NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (tenant, slug)
);
CREATE INDEX recipes_newest ON recipes (tenant, published_on DESC NULLS LAST, slug);
CREATE INDEX recipes_skus ON recipes USING gin (skus);
CREATE INDEX recipes_main_skus ON recipes USING gin (main_skus);

-- `recipe` is the whole of it in one language; `words` is what substrings are found in.
CREATE TABLE recipe_texts (
  tenant text NOT NULL,
  slug text NOT NULL,
  locale text NOT NULL,
  name text NOT NULL,
  recipe jsonb NOT NULL,
  words text NOT NULL,
  search tsvector NOT NULL,
  PRIMARY KEY (tenant, slug, locale),
  FOREIGN KEY (tenant, slug) REFERENCES recipes ON DELETE CASCADE
);
CREATE INDEX recipe_texts_search ON recipe_texts USING gin (search);
CREATE INDEX recipe_texts_words ON recipe_texts USING gin (words gin_trgm_ops);

DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['recipes', 'recipe_texts'] LOOP
    EXECUTE format('CREATE TRIGGER revision_insert AFTER INSERT ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision()', shown);
    EXECUTE format('CREATE TRIGGER revision_update AFTER UPDATE ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision()', shown);
    EXECUTE format('CREATE TRIGGER revision_delete AFTER DELETE ON %I
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision()', shown);
  END LOOP;
END $$;
