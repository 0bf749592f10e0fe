-- A delivery further ahead than a reservation lasts: the payment method is saved first (SETUP), and two
-- days before the delivery a payment by it is authorised without the customer (UNATTENDED).
ALTER TABLE payments ADD COLUMN kind text NOT NULL DEFAULT 'PAYMENT'
  CHECK (kind IN ('PAYMENT', 'SETUP', 'UNATTENDED'));

-- SAVED: the method is there, nothing is reserved. USED: a payment by it has taken its place.
ALTER TABLE payments DROP CONSTRAINT payments_state_check;
ALTER TABLE payments ADD CONSTRAINT payments_state_check CHECK (state IN
  ('OPEN', 'SAVED', 'USED', 'AUTHORISED', 'CAPTURED', 'FAILED', 'UNDO_DUE', 'UNDONE'));
ALTER TABLE payments ADD CONSTRAINT payments_setup_takes_nothing
  CHECK (kind <> 'SETUP' OR (authorised = 0 AND captured = 0));

DROP INDEX payments_one_at_a_time;
CREATE UNIQUE INDEX payments_one_at_a_time ON payments (tenant, order_number, provider)
  WHERE state IN ('OPEN', 'SAVED', 'AUTHORISED', 'CAPTURED');

ALTER TABLE simulated_payments
  ADD COLUMN is_setup boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT simulated_payments_state_check;
ALTER TABLE simulated_payments ADD CONSTRAINT simulated_payments_state_check CHECK (state IN
  ('OPEN', 'SAVED', 'AUTHORISED', 'CAPTURED', 'DECLINED', 'CANCELLED'));
