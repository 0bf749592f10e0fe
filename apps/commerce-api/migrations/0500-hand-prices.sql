-- Prices that a person set. A feed does not replace them until they end or are released; what it says
-- meanwhile is kept beside, to go back to.
CREATE TABLE hand_prices (
  tenant text NOT NULL,
  sku text NOT NULL,
  -- Cents.
  price integer NOT NULL CHECK (price > 0),
  -- The first moment at which the feed decides again; null until a person releases it.
  ends_at timestamptz,
  staff_name text NOT NULL,
  set_at timestamptz NOT NULL,
  feed_price integer NOT NULL,
  feed_loyalty integer,
  feed_former integer,
  feed_lowest integer,
  PRIMARY KEY (tenant, sku),
  FOREIGN KEY (tenant, sku) REFERENCES products ON DELETE CASCADE
);
CREATE INDEX hand_prices_by_end ON hand_prices (ends_at) WHERE ends_at IS NOT NULL;
