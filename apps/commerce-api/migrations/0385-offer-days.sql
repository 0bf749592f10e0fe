-- When a product's reduction or offer ends, and whether it is of one of the retailer's own brands.
ALTER TABLE products
  ADD COLUMN offer_until timestamptz,
  ADD COLUMN own_brand boolean NOT NULL DEFAULT false;
