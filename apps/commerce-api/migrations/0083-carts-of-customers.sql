-- A customer has one cart, on every device: it is held by `customer:` and the customer's id. Every other
-- cart is held by its session, also the one that a guest brought along and that has no customer yet.
UPDATE carts c SET session_id = 'customer:' || c.customer_id
WHERE c.customer_id IS NOT NULL AND c.status IN ('OPEN', 'FINALIZED')
  AND c.id = (SELECT n.id FROM carts n
    WHERE n.tenant = c.tenant AND n.customer_id = c.customer_id AND n.status IN ('OPEN', 'FINALIZED')
    ORDER BY n.changed_at DESC, n.id LIMIT 1);
UPDATE carts SET status = 'ABANDONED', finalized_at = NULL
WHERE customer_id IS NOT NULL AND status IN ('OPEN', 'FINALIZED')
  AND session_id <> 'customer:' || customer_id;

-- Who holds the cart that a session works on: the customer, if there is such a cart or none of the session.
CREATE FUNCTION cart_holder(of_tenant text, of_session text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN s.customer_id IS NULL THEN s.id
    WHEN EXISTS (SELECT FROM carts own WHERE own.tenant = s.tenant AND own.session_id = s.id
        AND own.status IN ('OPEN', 'FINALIZED'))
      AND NOT EXISTS (SELECT FROM carts c WHERE c.tenant = s.tenant
        AND c.session_id = 'customer:' || s.customer_id AND c.status IN ('OPEN', 'FINALIZED'))
      THEN s.id
    ELSE 'customer:' || s.customer_id END
  FROM sessions s WHERE s.tenant = of_tenant AND s.id = of_session
$$;

CREATE OR REPLACE FUNCTION lock_cart(of_tenant text, of_session text, seen_after timestamptz, changed timestamptz)
RETURNS TABLE (cart json, lines json, payments json, chosen_window json, revision integer)
LANGUAGE plpgsql AS $$
DECLARE
  locked text;
  of_customer text;
  holder text := of_session;
BEGIN
  SELECT s.customer_id INTO of_customer FROM sessions s
  WHERE s.tenant = of_tenant AND s.id = of_session AND s.seen_at >= seen_after;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  IF of_customer IS NOT NULL THEN
    holder := cart_holder(of_tenant, of_session);
  END IF;
  UPDATE carts c SET version = c.version + 1, changed_at = changed
  WHERE c.tenant = of_tenant AND c.session_id = holder AND c.status IN ('OPEN', 'FINALIZED')
  RETURNING c.id INTO locked;
  IF NOT FOUND THEN
    RETURN QUERY SELECT NULL::json, NULL::json, NULL::json, NULL::json, NULL::integer;
    RETURN;
  END IF;
  RETURN QUERY SELECT w.cart, w.lines, w.payments, w.chosen_window, w.revision
    FROM whole_carts w WHERE w.tenant = of_tenant AND w.id = locked;
END $$;
