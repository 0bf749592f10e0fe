-- Recipes that customers have saved.
CREATE TABLE saved_recipes (
  tenant text NOT NULL,
  customer_id text NOT NULL,
  slug text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, customer_id, slug),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE,
  FOREIGN KEY (tenant, slug) REFERENCES recipes ON DELETE CASCADE
);
-- Counts how popular a recipe is.
CREATE INDEX saved_recipes_of_recipe ON saved_recipes (tenant, slug);
