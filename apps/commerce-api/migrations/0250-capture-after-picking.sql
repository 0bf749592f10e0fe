-- Reserved at placing, captured once the order is picked: what is captured then is only known with the
-- receipt, and may be anything up to what is reserved.
ALTER TABLE payments
  -- From then on `due` is fixed and is to be captured; null while the order may still come to another sum.
  ADD COLUMN capture_from timestamptz,
  -- When the provider drops the reservation; null where it does not say.
  ADD COLUMN authorised_until timestamptz,
  -- Above 1 for a payment that takes the place of one that was lost: its order stands already.
  ADD COLUMN attempt integer NOT NULL DEFAULT 1 CHECK (attempt > 0);
UPDATE payments SET capture_from = created_at;

ALTER TABLE payments DROP CONSTRAINT payments_check;
ALTER TABLE payments
  ADD CONSTRAINT payments_due CHECK (due >= 0 AND due <= planned),
  ADD CONSTRAINT payments_capture_when_due CHECK (captured = 0 OR capture_from IS NOT NULL),
  ADD CONSTRAINT payments_capture_what_is_due CHECK (captured IN (0, due));

-- One payment of an order at a provider at a time; those that came to nothing stay as they were.
ALTER TABLE payments DROP CONSTRAINT payments_tenant_order_number_provider_key;
ALTER TABLE payments ADD CONSTRAINT payments_attempts UNIQUE (tenant, order_number, provider, attempt);
CREATE UNIQUE INDEX payments_one_at_a_time ON payments (tenant, order_number, provider)
  WHERE state IN ('OPEN', 'AUTHORISED', 'CAPTURED');

-- Cents that the order came to at its receipt, empties taken off; null until it is picked.
ALTER TABLE order_courses ADD COLUMN payable integer CHECK (payable >= 0);

-- When the simulated provider drops a reservation.
ALTER TABLE simulated_payments ADD COLUMN authorised_until timestamptz;
