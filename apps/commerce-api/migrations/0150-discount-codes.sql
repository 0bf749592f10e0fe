-- What a code gives, to whom and how often. `used` never exceeds `most`, which no code of the program has
-- to look after. Rows that were there before give nothing.
ALTER TABLE discount_codes ALTER COLUMN ends_at DROP NOT NULL;
ALTER TABLE discount_codes
  ADD COLUMN starts_at timestamptz,
  -- What it takes off, for the sums.
  ADD COLUMN benefit jsonb NOT NULL DEFAULT '{"kind": "amount", "cents": 0}',
  -- Services that it is limited to; empty for all.
  ADD COLUMN services jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN most integer,
  ADD COLUMN most_each integer CHECK (most_each > 0),
  ADD COLUMN first_order boolean NOT NULL DEFAULT false,
  -- Whether it goes along with other codes.
  ADD COLUMN combines boolean NOT NULL DEFAULT true,
  ADD COLUMN used integer NOT NULL DEFAULT 0,
  -- Its title by language, as the shop's file has it.
  ADD COLUMN document jsonb NOT NULL DEFAULT '{"title": ""}',
  ADD COLUMN is_current boolean NOT NULL DEFAULT true,
  ADD CHECK (used >= 0 AND (most IS NULL OR used <= most)),
  ADD CHECK (code ~ '^[A-Z0-9][A-Z0-9-]{0,59}$');

CREATE TABLE cart_discount_codes (
  tenant text NOT NULL,
  cart_id text NOT NULL,
  code text NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (tenant, cart_id, code),
  FOREIGN KEY (tenant, cart_id) REFERENCES carts ON DELETE CASCADE,
  FOREIGN KEY (tenant, code) REFERENCES discount_codes
);

-- One use of a code by the order of a cart. Who used it is known by the customer, and for guests by the
-- hash of the email in the bill. `benefit` is what the code gave at that moment.
CREATE TABLE discount_code_uses (
  tenant text NOT NULL,
  code text NOT NULL,
  cart_id text NOT NULL,
  customer_id text,
  email_hash text NOT NULL,
  benefit jsonb NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (tenant, code, cart_id),
  FOREIGN KEY (tenant, code) REFERENCES discount_codes,
  FOREIGN KEY (tenant, customer_id) REFERENCES customers ON DELETE CASCADE
);
CREATE INDEX discount_code_uses_of_cart ON discount_code_uses (tenant, cart_id);
CREATE INDEX discount_code_uses_of_email ON discount_code_uses (tenant, code, email_hash);
CREATE INDEX discount_code_uses_of_customer ON discount_code_uses (tenant, customer_id)
  WHERE customer_id IS NOT NULL;

-- A use is counted with its row, in one transaction: of two at once for the last one the second finds it
-- gone. So are the uses of one customer.
CREATE FUNCTION count_code_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  each integer;
BEGIN
  UPDATE discount_codes d SET used = d.used + 1
  WHERE d.tenant = NEW.tenant AND d.code = NEW.code RETURNING d.most_each INTO each;
  IF each IS NOT NULL AND each <= (SELECT count(*) FROM discount_code_uses u
      WHERE u.tenant = NEW.tenant AND u.code = NEW.code
        AND (u.email_hash = NEW.email_hash OR u.customer_id = NEW.customer_id)) THEN
    RAISE EXCEPTION 'the code was used as often as it may be' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER discount_code_uses_counted BEFORE INSERT ON discount_code_uses
  FOR EACH ROW EXECUTE FUNCTION count_code_use();

-- Gives the uses of an order back, so that others have them; again changes nothing.
CREATE FUNCTION return_code_uses(of_tenant text, of_cart text) RETURNS void LANGUAGE sql AS $$
  WITH returned AS (
    DELETE FROM discount_code_uses u WHERE u.tenant = of_tenant AND u.cart_id = of_cart
    RETURNING u.code)
  UPDATE discount_codes d SET used = d.used - 1 FROM returned r
  WHERE d.tenant = of_tenant AND d.code = r.code
$$;
