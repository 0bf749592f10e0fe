-- Bay or locker in which an order waits for its shopper.
ALTER TABLE order_courses ADD COLUMN pickup_place jsonb;
