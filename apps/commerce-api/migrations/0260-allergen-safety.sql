-- What the cart's shopper avoids. NULL: nobody has said anything about this cart, and the newest choice of
-- whoever holds it counts.
ALTER TABLE carts ADD COLUMN avoided_allergens text[];
CREATE INDEX carts_avoiding ON carts (tenant, session_id, created_at)
  WHERE avoided_allergens IS NOT NULL;
-- The warning that the shopper has agreed to; it goes with the line.
ALTER TABLE cart_items ADD COLUMN confirmed_allergens jsonb;
