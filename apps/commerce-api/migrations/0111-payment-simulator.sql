-- The memory of the simulated payment providers. A real provider keeps this in its own house.
CREATE TABLE simulated_payments (
  tenant text NOT NULL,
  provider text NOT NULL,
  reference text NOT NULL,
  -- The shop's name for it: a second start with the same one is the same payment.
  payment_id text NOT NULL,
  order_number text NOT NULL,
  method_key text NOT NULL,
  locale text NOT NULL,
  return_url text NOT NULL,
  currency text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('OPEN', 'AUTHORISED', 'CAPTURED', 'DECLINED', 'CANCELLED')),
  captured integer NOT NULL DEFAULT 0 CHECK (captured >= 0 AND captured <= amount),
  refunded integer NOT NULL DEFAULT 0 CHECK (refunded >= 0 AND refunded <= captured),
  failure_code text,
  -- Brand, last digits and expiry; never a number.
  card jsonb,
  -- A way to pay that the shopper chose to pay with again.
  saved jsonb,
  -- What the test card does next: a step that is waited for, or an outcome that comes later.
  plan text,
  plan_at timestamptz,
  PRIMARY KEY (tenant, provider, reference),
  UNIQUE (provider, reference),
  UNIQUE (provider, tenant, payment_id)
);
CREATE INDEX simulated_payments_planned ON simulated_payments (plan_at) WHERE plan_at IS NOT NULL;

-- Webhooks that are to be sent, as often as `times` says.
CREATE TABLE simulated_webhooks (
  tenant text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  provider text NOT NULL,
  body text NOT NULL,
  times integer NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX simulated_webhooks_due ON simulated_webhooks (due_at) WHERE due_at IS NOT NULL;
