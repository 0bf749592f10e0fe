-- Saved addresses. `place` counts from 1 to 20, so that no number of additions at once makes one too many.
CREATE TABLE customer_addresses (
  tenant text NOT NULL,
  id text NOT NULL,
  customer_id text NOT NULL,
  category text NOT NULL CHECK (category IN ('billing', 'delivery', 'combined')),
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 20),
  is_primary boolean NOT NULL,
  -- The fields of the address as its form has them.
  document jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, customer_id, place),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);
CREATE UNIQUE INDEX customer_addresses_primary
  ON customer_addresses (tenant, customer_id, category) WHERE is_primary;
