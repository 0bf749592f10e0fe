-- The maximum retail price on a pack, which nobody exceeds, and grams or millilitres of its unit price,
-- in countries that have them.
ALTER TABLE products
  ADD COLUMN price_maximum integer CHECK (price_maximum >= price_regular),
  ADD COLUMN unit_price_base integer CHECK (unit_price_base > 0);
