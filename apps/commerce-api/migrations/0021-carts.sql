CREATE TABLE carts (
  tenant text NOT NULL,
  id text NOT NULL,
  session_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('OPEN', 'FINALIZED', 'ORDERED', 'ABANDONED')),
  mode text NOT NULL CHECK (mode IN ('REGULAR', 'ADDON')),
  order_number text CHECK ((mode = 'ADDON') = (order_number IS NOT NULL)),
  version integer NOT NULL,
  crate_deposit_desired boolean NOT NULL,
  distribution_address jsonb,
  window_id text,
  billing_address jsonb,
  finalized_at timestamptz CHECK ((status = 'FINALIZED') = (finalized_at IS NOT NULL)),
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id)
);
-- A session has one cart that is still being filled or paid.
CREATE UNIQUE INDEX carts_current ON carts (tenant, session_id) WHERE status IN ('OPEN', 'FINALIZED');
CREATE INDEX carts_finalized ON carts (finalized_at) WHERE status = 'FINALIZED';

CREATE TABLE cart_items (
  tenant text NOT NULL,
  cart_id text NOT NULL,
  sku text NOT NULL,
  line_item_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- In the order in which they were first put in.
  position bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (tenant, cart_id, sku),
  FOREIGN KEY (tenant, cart_id) REFERENCES carts ON DELETE CASCADE
);

CREATE TABLE cart_payments (
  tenant text NOT NULL,
  cart_id text NOT NULL,
  id text NOT NULL,
  method_key text NOT NULL,
  brand_name text NOT NULL,
  amount_planned integer NOT NULL CHECK (amount_planned > 0),
  position bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (tenant, cart_id, id),
  UNIQUE (tenant, cart_id, method_key, brand_name),
  FOREIGN KEY (tenant, cart_id) REFERENCES carts ON DELETE CASCADE
);

-- Codes of campaigns. A code that is not here, or whose campaign is over, gives no discount.
CREATE TABLE discount_codes (
  tenant text NOT NULL,
  code text NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, code)
);
