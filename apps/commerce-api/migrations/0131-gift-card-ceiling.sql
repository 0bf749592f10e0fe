-- Now that payments go back in parts: no card ever has more than was put on it, whatever the code does.
CREATE OR REPLACE FUNCTION check_gift_card() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  balance integer;
  issued integer;
BEGIN
  PERFORM FROM gift_cards c WHERE c.tenant = NEW.tenant AND c.id = NEW.gift_card_id FOR UPDATE;
  SELECT coalesce(sum(e.amount), 0) + NEW.amount,
    coalesce(sum(e.amount) FILTER (WHERE e.kind = 'ISSUED'), 0) INTO balance, issued
  FROM gift_card_entries e WHERE e.tenant = NEW.tenant AND e.gift_card_id = NEW.gift_card_id;
  IF balance < 0 THEN
    RAISE EXCEPTION 'the gift card has less than that' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.kind = 'RETURNED' AND balance > issued THEN
    RAISE EXCEPTION 'the gift card never had as much as that' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
