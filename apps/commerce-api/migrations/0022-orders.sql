-- `document` is the order as it was placed, frozen: prices, addresses and texts of that moment.
CREATE TABLE orders (
  tenant text NOT NULL,
  order_number text NOT NULL,
  cart_id text NOT NULL,
  session_id text NOT NULL,
  status text NOT NULL,
  placed_at timestamptz NOT NULL,
  window_id text NOT NULL,
  total integer NOT NULL CHECK (total >= 0),
  method_key text NOT NULL,
  -- The order that this one adds to.
  added_to text,
  document jsonb NOT NULL,
  PRIMARY KEY (tenant, order_number),
  -- A cart becomes an order once, whatever the code does.
  CONSTRAINT orders_once_a_cart UNIQUE (tenant, cart_id),
  FOREIGN KEY (tenant, cart_id) REFERENCES carts,
  FOREIGN KEY (tenant, window_id) REFERENCES windows
);
CREATE INDEX orders_by_session ON orders (tenant, session_id, placed_at);
CREATE INDEX orders_by_window ON orders (tenant, window_id);

-- First answers by Idempotency-Key, to be repeated byte for byte.
CREATE TABLE idempotency_records (
  tenant text NOT NULL,
  session_id text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  status integer,
  body text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, session_id, key)
);
CREATE INDEX idempotency_records_age ON idempotency_records (created_at);
