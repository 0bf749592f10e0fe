-- Full years that the customer said to have when they agreed.
ALTER TABLE standing_orders ADD COLUMN confirmed_age integer CHECK (confirmed_age BETWEEN 1 AND 99);
