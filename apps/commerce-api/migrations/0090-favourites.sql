-- What customers like; for products the reference is the sku. What is gone from the catalogue stays
-- liked, and is shown again when it is back.
CREATE TABLE favorites (
  tenant text NOT NULL,
  customer_id text NOT NULL,
  type text NOT NULL,
  reference text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, customer_id, type, reference),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);

-- What a customer does not tolerate, and what all products have to be marked as.
CREATE TABLE customer_diets (
  tenant text NOT NULL,
  customer_id text NOT NULL,
  allergens text[] NOT NULL,
  marks text[] NOT NULL,
  PRIMARY KEY (tenant, customer_id),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);
