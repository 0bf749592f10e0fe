-- What the order's sums were made of, as it was when the order was placed: rates, prices and benefits
-- by line. NULL for orders that are older than this column; theirs is computed from the order itself.
ALTER TABLE orders ADD COLUMN basis jsonb;
