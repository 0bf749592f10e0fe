-- Claims about delivered goods. What the rules compute is guarded here once more: nothing is claimed
-- twice, and no order gives back more than was paid for it.
CREATE TABLE order_claims (
  tenant text NOT NULL,
  id text NOT NULL,
  order_number text NOT NULL,
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  -- The customer, or a hash of a guest's address: limits hold for all their orders.
  claimant_hash text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('MISSING', 'DAMAGED', 'SPOILED', 'WRONG', 'LATE')),
  state text NOT NULL CHECK (state IN ('OPEN', 'CREDITED', 'REFUSED')),
  -- Cents.
  claimed integer NOT NULL CHECK (claimed >= 0),
  credited integer NOT NULL DEFAULT 0 CHECK (credited >= 0),
  refund text CHECK (refund IN ('PAYMENT', 'BY_HAND')),
  is_automatic boolean NOT NULL DEFAULT false,
  open_because text,
  note text,
  answer text,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, order_number, idempotency_key),
  FOREIGN KEY (tenant, order_number) REFERENCES orders ON DELETE CASCADE,
  CHECK ((state = 'CREDITED') = (credited > 0 AND refund IS NOT NULL)),
  CHECK ((state = 'OPEN') = (decided_at IS NULL))
);
-- A delivery is late once.
CREATE UNIQUE INDEX order_claims_late ON order_claims (tenant, order_number) WHERE reason = 'LATE';
CREATE INDEX order_claims_open ON order_claims (tenant, created_at) WHERE state = 'OPEN';
CREATE INDEX order_claims_automatic ON order_claims (tenant, claimant_hash, decided_at)
  WHERE is_automatic;

CREATE TABLE order_claim_lines (
  tenant text NOT NULL,
  claim_id text NOT NULL,
  line_item_id text NOT NULL,
  name text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Cents.
  amount integer NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (tenant, claim_id, line_item_id),
  FOREIGN KEY (tenant, claim_id) REFERENCES order_claims ON DELETE CASCADE
);

-- How much of a line was claimed, whatever became of it.
CREATE TABLE order_claim_quantities (
  tenant text NOT NULL,
  order_number text NOT NULL,
  line_item_id text NOT NULL,
  delivered integer NOT NULL,
  claimed integer NOT NULL CHECK (claimed BETWEEN 0 AND delivered),
  PRIMARY KEY (tenant, order_number, line_item_id),
  FOREIGN KEY (tenant, order_number) REFERENCES orders ON DELETE CASCADE
);

-- How much of what was paid for an order was credited; cents.
CREATE TABLE order_claim_sums (
  tenant text NOT NULL,
  order_number text NOT NULL,
  paid integer NOT NULL,
  credited integer NOT NULL CHECK (credited BETWEEN 0 AND paid),
  PRIMARY KEY (tenant, order_number),
  FOREIGN KEY (tenant, order_number) REFERENCES orders ON DELETE CASCADE
);

CREATE TABLE order_claim_photos (
  tenant text NOT NULL,
  id text NOT NULL,
  order_number text NOT NULL,
  -- Null until a claim uses it.
  claim_id text,
  -- WebP, drawn anew: it contains no position, no time and no camera.
  content bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, order_number) REFERENCES orders ON DELETE CASCADE,
  FOREIGN KEY (tenant, claim_id) REFERENCES order_claims ON DELETE CASCADE
);
CREATE INDEX order_claim_photos_by_claim ON order_claim_photos (tenant, claim_id);
CREATE INDEX order_claim_photos_by_order ON order_claim_photos (tenant, order_number);
CREATE INDEX order_claim_photos_by_age ON order_claim_photos (created_at);
