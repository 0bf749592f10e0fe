-- What shoppers put aside from their cart: a customer's on every device, a guest's with the session.
CREATE TABLE saved_goods (
  tenant text NOT NULL,
  customer_id text,
  session_id text,
  holder text NOT NULL GENERATED ALWAYS AS (coalesce('customer:' || customer_id, session_id)) STORED,
  sku text NOT NULL,
  -- As it is called at that time, for when the shop no longer has it.
  name text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, holder, sku),
  CHECK (num_nonnulls(customer_id, session_id) = 1),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE,
  FOREIGN KEY (tenant, session_id) REFERENCES sessions ON DELETE CASCADE
);
-- Finds what goes with a customer or a session that is deleted.
CREATE INDEX saved_goods_of_customer ON saved_goods (tenant, customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX saved_goods_of_session ON saved_goods (tenant, session_id) WHERE session_id IS NOT NULL;
