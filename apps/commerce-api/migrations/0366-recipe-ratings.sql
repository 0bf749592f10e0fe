-- Stars of customers for recipes: one rating for each customer and recipe.
CREATE TABLE recipe_ratings (
  tenant text NOT NULL,
  customer_id text NOT NULL,
  slug text NOT NULL,
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  rated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, customer_id, slug),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE,
  FOREIGN KEY (tenant, slug) REFERENCES recipes ON DELETE CASCADE
);
CREATE INDEX recipe_ratings_of_recipe ON recipe_ratings (tenant, slug, stars);

-- The public pages of recipes show the average.
CREATE TRIGGER revision_insert AFTER INSERT ON recipe_ratings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision();
CREATE TRIGGER revision_update AFTER UPDATE ON recipe_ratings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision();
CREATE TRIGGER revision_delete AFTER DELETE ON recipe_ratings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision();
