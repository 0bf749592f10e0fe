-- Offers for several together ("3 for 2" by how many are paid for, "2 for 5.00" by a price in cents),
-- and what is shown where a product cannot be had.
ALTER TABLE products
  ADD COLUMN offer_quantity integer CHECK (offer_quantity >= 2),
  ADD COLUMN offer_pay integer CHECK (offer_pay >= 1 AND offer_pay < offer_quantity),
  ADD COLUMN offer_price integer CHECK (offer_price >= 0),
  ADD COLUMN substitutes text[] NOT NULL DEFAULT '{}';
