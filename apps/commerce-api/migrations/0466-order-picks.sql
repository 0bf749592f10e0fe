-- What a picker has put into the crate so far, by line. The order's receipt copies it when it is packed.
CREATE TABLE order_picks (
  tenant text NOT NULL,
  order_number text NOT NULL,
  line_item_id text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('PICKED', 'SUBSTITUTED', 'MISSING')),
  -- Grams of weighed goods, otherwise pieces.
  quantity integer NOT NULL CHECK (quantity >= 0),
  substitute jsonb,
  -- Counts the saves: a save of a revision that is no longer the latest is refused.
  revision integer NOT NULL CHECK (revision > 0),
  staff_id text NOT NULL,
  picked_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, order_number, line_item_id),
  FOREIGN KEY (tenant, order_number) REFERENCES orders ON DELETE CASCADE,
  CHECK ((outcome = 'MISSING') = (quantity = 0)),
  CHECK ((outcome = 'SUBSTITUTED') = (substitute IS NOT NULL))
);
