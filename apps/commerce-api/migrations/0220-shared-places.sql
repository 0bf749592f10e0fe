-- What is added to an order comes with it where it goes to the same door in the same window: the order's
-- place in the window is its own too, and is counted once.
ALTER TABLE orders ADD COLUMN shares_place boolean NOT NULL DEFAULT false;
