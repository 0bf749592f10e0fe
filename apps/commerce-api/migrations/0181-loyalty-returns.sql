-- Redemptions that another's loyalty programme has to take back: those of cancelled orders, and those
-- that no order came of. A row is written before a voucher is redeemed and goes with the order.
CREATE TABLE loyalty_returns (
  tenant text NOT NULL,
  key text NOT NULL,
  next_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, key)
);
CREATE INDEX loyalty_returns_by_next ON loyalty_returns (next_at);
