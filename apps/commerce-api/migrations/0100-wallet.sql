-- Gift cards. Of a code only its hash is kept, and its last four characters to tell cards apart.
CREATE TABLE gift_cards (
  tenant text NOT NULL,
  id text NOT NULL,
  code_hash text NOT NULL,
  last_digits text NOT NULL,
  valid_until timestamptz,
  -- In whose wallet it is; nobody's before its code was entered and after it was taken out.
  customer_id text,
  linked_at timestamptz,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, code_hash),
  CHECK ((customer_id IS NULL) = (linked_at IS NULL))
);
CREATE INDEX gift_cards_of_customer ON gift_cards (tenant, customer_id) WHERE customer_id IS NOT NULL;

-- What happened to a card's money, in cents: the sum is its balance. Entries are only ever added.
CREATE TABLE gift_card_entries (
  tenant text NOT NULL,
  id text NOT NULL,
  gift_card_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('ISSUED', 'SPENT', 'RETURNED')),
  amount integer NOT NULL CHECK ((kind = 'SPENT') = (amount < 0) AND amount <> 0),
  -- What may happen once: of two entries under one key the second is refused.
  idempotency_key text NOT NULL,
  order_number text,
  created_at timestamptz NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, idempotency_key),
  FOREIGN KEY (tenant, gift_card_id) REFERENCES gift_cards
);
CREATE INDEX gift_card_entries_of_card ON gift_card_entries (tenant, gift_card_id, position);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER gift_card_entries_stay BEFORE UPDATE OR DELETE ON gift_card_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Whatever the code does, entries of one card wait for each other, and none takes more than is there.
CREATE FUNCTION check_gift_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM gift_cards c WHERE c.tenant = NEW.tenant AND c.id = NEW.gift_card_id FOR UPDATE;
  IF (SELECT coalesce(sum(e.amount), 0) FROM gift_card_entries e
      WHERE e.tenant = NEW.tenant AND e.gift_card_id = NEW.gift_card_id) + NEW.amount < 0 THEN
    RAISE EXCEPTION 'the gift card has less than that' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER gift_card_entries_covered BEFORE INSERT ON gift_card_entries
  FOR EACH ROW EXECUTE FUNCTION check_gift_card();

-- First answers by Idempotency-Key.
CREATE TABLE wallet_requests (
  tenant text NOT NULL,
  customer_id text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  balance integer NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, customer_id, key),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);

-- Ways to pay that a customer keeps. Card numbers never come here, only what tells cards apart.
CREATE TABLE payment_methods (
  tenant text NOT NULL,
  id text NOT NULL,
  customer_id text NOT NULL,
  method_key text NOT NULL,
  provider text NOT NULL,
  payment_brand text NOT NULL,
  last_digits text CHECK (last_digits ~ '^\d{4}$'),
  card_expiry_month integer CHECK (card_expiry_month BETWEEN 1 AND 12),
  card_expiry_year integer,
  is_primary boolean NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, id),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);
CREATE UNIQUE INDEX payment_methods_primary ON payment_methods (tenant, customer_id) WHERE is_primary;
CREATE UNIQUE INDEX payment_methods_once ON payment_methods
  (tenant, customer_id, provider, method_key, coalesce(last_digits, ''));

-- The delivery pass that a shop sells, and those that customers have.
CREATE TABLE delivery_pass_offers (
  tenant text PRIMARY KEY,
  article_id text NOT NULL,
  price integer NOT NULL CHECK (price > 0),
  months integer NOT NULL CHECK (months > 0),
  -- Title and description, in further languages as `title.en`.
  texts jsonb NOT NULL
);
CREATE TABLE delivery_passes (
  tenant text NOT NULL,
  id text NOT NULL,
  customer_id text NOT NULL,
  start_date timestamptz NOT NULL,
  end_date timestamptz NOT NULL CHECK (end_date > start_date),
  -- The cart that it was bought with makes one pass.
  cart_id text,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, cart_id),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);
CREATE INDEX delivery_passes_of_customer ON delivery_passes (tenant, customer_id, end_date);
