-- A cart with everything that hangs on it, by the names that the program has for them.
CREATE VIEW whole_carts AS
SELECT c.tenant, c.id, c.session_id, c.status,
  json_build_object('tenant', c.tenant, 'id', c.id, 'sessionId', c.session_id, 'status', c.status,
    'mode', c.mode, 'orderNumber', c.order_number, 'version', c.version,
    'crateDepositDesired', c.crate_deposit_desired, 'distributionAddress', c.distribution_address,
    'windowId', c.window_id, 'billingAddress', c.billing_address, 'finalizedAt', c.finalized_at,
    'createdAt', c.created_at, 'changedAt', c.changed_at) AS cart,
  (SELECT coalesce(json_agg(json_build_object('lineItemId', i.line_item_id, 'sku', i.sku,
      'quantity', i.quantity) ORDER BY i.position), '[]')
    FROM cart_items i WHERE i.tenant = c.tenant AND i.cart_id = c.id) AS lines,
  (SELECT coalesce(json_agg(json_build_object('id', p.id, 'methodKey', p.method_key,
      'brandName', p.brand_name, 'amountPlanned', p.amount_planned) ORDER BY p.position), '[]')
    FROM cart_payments p WHERE p.tenant = c.tenant AND p.cart_id = c.id) AS payments,
  (SELECT json_build_object('tenant', w.tenant, 'id', w.id,
      'distributionType', w.distribution_type, 'appointableId', w.appointable_id,
      'startsAt', w.starts_at, 'endsAt', w.ends_at, 'cutOff', w.cut_off, 'capacity', w.capacity,
      'booked', w.booked, 'serviceFee', w.service_fee, 'green', w.green)
    FROM windows w WHERE w.tenant = c.tenant AND w.id = c.window_id) AS chosen_window,
  (SELECT r.revision FROM revisions r WHERE r.tenant = c.tenant) AS revision
FROM carts c;

-- Locks the current cart of a session until the transaction ends, counts its version up and answers
-- it whole, in one call. Each statement in here sees what was committed before it, so that what is
-- read after the lock is what the last change left.
-- No row: the session is unknown or was last seen before `seen_after`. A row of NULLs: it has no cart.
CREATE FUNCTION lock_cart(of_tenant text, of_session text, seen_after timestamptz, changed timestamptz)
RETURNS TABLE (cart json, lines json, payments json, chosen_window json, revision integer)
LANGUAGE plpgsql AS $$
DECLARE
  locked text;
BEGIN
  PERFORM FROM sessions s WHERE s.tenant = of_tenant AND s.id = of_session AND s.seen_at >= seen_after;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  UPDATE carts c SET version = c.version + 1, changed_at = changed
  WHERE c.tenant = of_tenant AND c.session_id = of_session AND c.status IN ('OPEN', 'FINALIZED')
  RETURNING c.id INTO locked;
  IF NOT FOUND THEN
    RETURN QUERY SELECT NULL::json, NULL::json, NULL::json, NULL::json, NULL::integer;
    RETURN;
  END IF;
  RETURN QUERY SELECT w.cart, w.lines, w.payments, w.chosen_window, w.revision
    FROM whole_carts w WHERE w.tenant = of_tenant AND w.id = locked;
END $$;
