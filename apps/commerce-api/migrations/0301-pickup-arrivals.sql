-- A shopper who is on the way to the store, or in front of it.
CREATE TABLE order_arrivals (
  tenant text NOT NULL,
  order_number text NOT NULL,
  state text NOT NULL CHECK (state IN ('ON_MY_WAY', 'HERE')),
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant, order_number),
  FOREIGN KEY (tenant, order_number) REFERENCES orders ON DELETE CASCADE
);
