-- Since when a product costs what, and whether that is announced as a reduction: what the lowest price
-- of the 30 days before it is read from (98/6/EC art. 6a). Of what is there already no more is known
-- than that it holds now.
CREATE TABLE product_prices (
  tenant text NOT NULL,
  sku text NOT NULL,
  since timestamptz NOT NULL,
  price integer NOT NULL CHECK (price >= 0),
  is_reduced boolean NOT NULL,
  PRIMARY KEY (tenant, sku, since)
);
INSERT INTO product_prices (tenant, sku, since, price, is_reduced)
  SELECT tenant, sku, now(), price_regular, price_former IS NOT NULL FROM products;
