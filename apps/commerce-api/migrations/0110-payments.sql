-- A cart becomes an order once; one whose payment failed is cancelled, and its cart may be ordered anew.
ALTER TABLE orders DROP CONSTRAINT orders_once_a_cart;
CREATE UNIQUE INDEX orders_once_a_cart ON orders (tenant, cart_id) WHERE status <> 'CANCELLED';

-- Money of an order, in cents: one row for what its wallet pays, one for what a provider pays.
-- No card number ever comes here, only what tells cards apart.
CREATE TABLE payments (
  tenant text NOT NULL,
  -- Ours; the provider is told it at the start and repeats it with every word.
  id text NOT NULL,
  order_number text NOT NULL,
  method_key text NOT NULL,
  brand_name text NOT NULL,
  provider text NOT NULL,
  currency text NOT NULL,
  -- To be reserved, and to be captured of it.
  planned integer NOT NULL CHECK (planned > 0),
  due integer NOT NULL CHECK (due > 0 AND due <= planned),
  authorised integer NOT NULL DEFAULT 0 CHECK (authorised IN (0, planned)),
  captured integer NOT NULL DEFAULT 0 CHECK (captured >= 0 AND captured <= authorised),
  refunded integer NOT NULL DEFAULT 0 CHECK (refunded >= 0 AND refunded <= captured),
  state text NOT NULL
    CHECK (state IN ('OPEN', 'AUTHORISED', 'CAPTURED', 'FAILED', 'UNDO_DUE', 'UNDONE')),
  -- The provider's own, once it has answered.
  reference text,
  redirect_url text,
  failure_code text,
  failure_text text,
  card jsonb,
  -- Language and address of the shopper who pays.
  locale text NOT NULL,
  origin text NOT NULL,
  created_at timestamptz NOT NULL,
  -- From when on an open payment is too late.
  expires_at timestamptz NOT NULL,
  -- From then on the provider may know of it.
  started_at timestamptz,
  settled_at timestamptz,
  -- When somebody has to ask the provider again; null once nothing more is to be done.
  next_at timestamptz,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, order_number, provider),
  UNIQUE (tenant, provider, reference),
  FOREIGN KEY (tenant, order_number) REFERENCES orders ON DELETE CASCADE
);
CREATE INDEX payments_due ON payments (next_at) WHERE next_at IS NOT NULL;

-- What providers told by themselves: each event is taken once.
CREATE TABLE payment_events (
  tenant text NOT NULL,
  provider text NOT NULL,
  event_id text NOT NULL,
  payment_id text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, provider, event_id)
);
