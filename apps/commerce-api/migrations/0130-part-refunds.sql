-- What goes back of a payment whose order stands, in cents: decided first, then done.
ALTER TABLE payments
  ADD COLUMN returned integer NOT NULL DEFAULT 0 CHECK (returned >= 0 AND returned <= due);
-- Only of what is undone as a whole may more go back than was decided.
ALTER TABLE payments ADD CONSTRAINT payments_refunded_as_decided
  CHECK (refunded <= returned OR state IN ('UNDO_DUE', 'UNDONE'));

-- Why money of an order went back: each occasion gives back once, whatever the code does.
CREATE TABLE payment_returns (
  tenant text NOT NULL,
  order_number text NOT NULL,
  -- A change by its number, or the receipt.
  occasion text NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  made_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, order_number, occasion),
  FOREIGN KEY (tenant, order_number) REFERENCES orders ON DELETE CASCADE
);
