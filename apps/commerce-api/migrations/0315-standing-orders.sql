-- Orders that the shop places by itself, every week or every two weeks.
CREATE TABLE standing_orders (
  tenant text NOT NULL,
  id text NOT NULL,
  customer_id text NOT NULL,
  name text NOT NULL,
  weeks integer NOT NULL CHECK (weeks IN (1, 2)),
  -- 1 is Monday; times are the shop's local ones.
  weekday integer NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  window_from text NOT NULL,
  window_to text NOT NULL,
  any_window boolean NOT NULL,
  distribution_address jsonb NOT NULL,
  billing_address jsonb NOT NULL,
  substitution text,
  items jsonb NOT NULL,
  -- What the customer agreed to: the method, the card that is charged, and the most that is charged.
  method_key text NOT NULL,
  payment_method_id text,
  highest_total integer NOT NULL CHECK (highest_total > 0),
  agreed_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('ACTIVE', 'PAUSED', 'NEEDS_ATTENTION')),
  problem text,
  -- The next day, when its order is placed, and when the customer is reminded of it.
  next_date date NOT NULL,
  place_at timestamptz NOT NULL,
  remind_at timestamptz,
  -- For mails, which have no visitor.
  locale text NOT NULL,
  origin text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE,
  CHECK ((state = 'NEEDS_ATTENTION') = (problem IS NOT NULL))
);
CREATE INDEX standing_orders_of_customer ON standing_orders (tenant, customer_id);
CREATE INDEX standing_orders_due ON standing_orders (place_at) WHERE state = 'ACTIVE';
CREATE INDEX standing_orders_to_remind ON standing_orders (remind_at)
  WHERE state = 'ACTIVE' AND remind_at IS NOT NULL;

-- What became of each day. The key guarantees that no day is ordered twice.
CREATE TABLE standing_order_runs (
  tenant text NOT NULL,
  standing_order_id text NOT NULL,
  run_date date NOT NULL,
  customer_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('PLACED', 'PAYING', 'NOT_PLACED', 'SKIPPED')),
  problem text,
  order_number text,
  -- Cents of the order, or the total that was too high.
  total integer,
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, standing_order_id, run_date),
  FOREIGN KEY (tenant, standing_order_id) REFERENCES standing_orders ON DELETE CASCADE,
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE,
  CHECK ((state IN ('PLACED', 'PAYING')) <= (order_number IS NOT NULL))
);
CREATE INDEX standing_order_runs_of_customer ON standing_order_runs (tenant, customer_id);
CREATE INDEX standing_order_runs_paying ON standing_order_runs (tenant) WHERE state = 'PAYING';
