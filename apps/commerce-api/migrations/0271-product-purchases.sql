-- In how many orders of a day a product stands. Nothing about who ordered.
CREATE TABLE product_purchases (
  tenant text NOT NULL,
  sku text NOT NULL,
  day date NOT NULL,
  orders integer NOT NULL CHECK (orders > 0),
  PRIMARY KEY (tenant, day, sku)
);
CREATE INDEX orders_by_time ON orders (placed_at);
