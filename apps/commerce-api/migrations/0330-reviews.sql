-- What customers think of their orders, and of the goods that they bought.
CREATE TABLE order_ratings (
  tenant text NOT NULL,
  order_number text NOT NULL,
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  issues text[] NOT NULL DEFAULT '{}',
  comment text CHECK (length(comment) <= 1000),
  rated_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, order_number),
  FOREIGN KEY (tenant, order_number) REFERENCES orders ON DELETE CASCADE
);
CREATE INDEX order_ratings_latest ON order_ratings (tenant, rated_at DESC);

-- An order's customer is asked at most once.
CREATE TABLE order_rating_requests (
  tenant text NOT NULL,
  order_number text NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, order_number),
  FOREIGN KEY (tenant, order_number) REFERENCES orders ON DELETE CASCADE
);

CREATE TABLE product_reviews (
  tenant text NOT NULL,
  id text NOT NULL,
  sku text NOT NULL,
  customer_id text NOT NULL,
  -- Proves the purchase.
  order_number text NOT NULL,
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  text text CHECK (length(text) BETWEEN 1 AND 1000),
  state text NOT NULL CHECK (state IN ('PENDING', 'PUBLISHED', 'REFUSED')),
  is_demo boolean NOT NULL DEFAULT false,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, sku, customer_id),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE,
  -- Only texts wait for a person.
  CHECK (text IS NOT NULL OR state = 'PUBLISHED')
);
CREATE INDEX product_reviews_published ON product_reviews (tenant, sku, written_at DESC)
  WHERE state = 'PUBLISHED';
CREATE INDEX product_reviews_pending ON product_reviews (tenant, written_at)
  WHERE state = 'PENDING';
CREATE INDEX product_reviews_of_customer ON product_reviews (tenant, customer_id);

-- A product's page shows its average.
CREATE TRIGGER revision_insert AFTER INSERT ON product_reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision();
CREATE TRIGGER revision_update AFTER UPDATE ON product_reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision();
CREATE TRIGGER revision_delete AFTER DELETE ON product_reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision();
