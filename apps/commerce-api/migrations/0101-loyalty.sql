-- Members of the shop's own loyalty programme; where another system runs it, these stay empty.
CREATE TABLE loyalty_members (
  tenant text NOT NULL,
  customer_id text NOT NULL,
  member_id text NOT NULL,
  -- Number of the member card, an EAN-13.
  card_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('Authenticated', 'Blocked')),
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, customer_id),
  UNIQUE (tenant, member_id),
  UNIQUE (tenant, card_id),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);

-- Points and coins: the sum of a pool's entries is what a member has of it. `refuse_change` is left
-- out on purpose: with a member who is deleted the entries go too.
CREATE TABLE loyalty_entries (
  tenant text NOT NULL,
  customer_id text NOT NULL,
  pool_id text NOT NULL,
  amount integer NOT NULL CHECK (amount <> 0),
  idempotency_key text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, customer_id, idempotency_key),
  FOREIGN KEY (tenant, customer_id) REFERENCES loyalty_members ON DELETE CASCADE
);

CREATE FUNCTION check_pool() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM loyalty_members m
    WHERE m.tenant = NEW.tenant AND m.customer_id = NEW.customer_id FOR UPDATE;
  IF (SELECT coalesce(sum(e.amount), 0) FROM loyalty_entries e
      WHERE e.tenant = NEW.tenant AND e.customer_id = NEW.customer_id AND e.pool_id = NEW.pool_id)
      + NEW.amount < 0 THEN
    RAISE EXCEPTION 'the pool has less than that' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER loyalty_entries_covered BEFORE INSERT ON loyalty_entries
  FOR EACH ROW EXECUTE FUNCTION check_pool();

-- Vouchers of the programme. `audience` says who sees one: everybody, members, or those to whom
-- it was given. `used` never exceeds `most`, which no code has to look after.
CREATE TABLE loyalty_vouchers (
  tenant text NOT NULL,
  promotion_id text NOT NULL,
  position integer NOT NULL,
  audience text NOT NULL CHECK (audience IN ('everybody', 'members', 'given')),
  article_id text,
  valid_from date,
  expires_on date,
  coins integer NOT NULL CHECK (coins >= 0),
  needs_activation boolean NOT NULL,
  most integer,
  most_each integer NOT NULL CHECK (most_each > 0),
  used integer NOT NULL DEFAULT 0,
  -- What it takes off the goods, for the sums.
  benefit jsonb,
  -- Title, fine print, code, picture and so on, as the shop's file has them.
  document jsonb NOT NULL,
  is_current boolean NOT NULL DEFAULT true,
  PRIMARY KEY (tenant, promotion_id),
  CHECK (most IS NULL OR used <= most)
);
CREATE UNIQUE INDEX loyalty_vouchers_article ON loyalty_vouchers (tenant, article_id)
  WHERE article_id IS NOT NULL;

CREATE TABLE loyalty_given_vouchers (
  tenant text NOT NULL,
  customer_id text NOT NULL,
  promotion_id text NOT NULL,
  PRIMARY KEY (tenant, customer_id, promotion_id),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE,
  FOREIGN KEY (tenant, promotion_id) REFERENCES loyalty_vouchers
);

-- Each use of a voucher: once under a key, and counted in the voucher in the same transaction.
CREATE TABLE voucher_uses (
  tenant text NOT NULL,
  promotion_id text NOT NULL,
  customer_id text NOT NULL,
  idempotency_key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('ACTIVATED', 'ORDERED')),
  used_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, promotion_id, customer_id, idempotency_key),
  FOREIGN KEY (tenant, promotion_id) REFERENCES loyalty_vouchers,
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);

CREATE TABLE physical_cards (
  tenant text NOT NULL,
  customer_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('ORDERED', 'SENT')),
  ordered_on date NOT NULL,
  address jsonb NOT NULL,
  PRIMARY KEY (tenant, customer_id),
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);

-- What a cart is made of beside products is part of the shop's edition.
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['loyalty_vouchers', 'delivery_pass_offers'] LOOP
    EXECUTE format('CREATE TRIGGER revision_insert AFTER INSERT ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision()', shown);
    EXECUTE format('CREATE TRIGGER revision_delete AFTER DELETE ON %I
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision()', shown);
  END LOOP;
END $$;
