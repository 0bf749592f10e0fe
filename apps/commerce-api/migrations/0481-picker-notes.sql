-- What the shopper writes to the picker: about one line, and about the order.
ALTER TABLE carts ADD COLUMN note text CHECK (length(note) BETWEEN 1 AND 300);
ALTER TABLE cart_items ADD COLUMN note text CHECK (length(note) BETWEEN 1 AND 100);

CREATE OR REPLACE VIEW whole_carts AS
SELECT c.tenant, c.id, c.session_id, c.status,
  json_build_object('tenant', c.tenant, 'id', c.id, 'sessionId', c.session_id, 'status', c.status,
    'mode', c.mode, 'orderNumber', c.order_number, 'version', c.version,
    'crateDepositDesired', c.crate_deposit_desired, 'distributionAddress', c.distribution_address,
    'windowId', c.window_id, 'billingAddress', c.billing_address, 'finalizedAt', c.finalized_at,
    'createdAt', c.created_at, 'changedAt', c.changed_at, 'customerId', c.customer_id,
    'substitution', c.substitution, 'tip', c.tip, 'note', c.note) AS cart,
  (SELECT coalesce(json_agg(json_build_object('lineItemId', i.line_item_id, 'sku', i.sku,
      'quantity', i.quantity, 'substitution', i.substitution, 'note', i.note) ORDER BY i.position), '[]')
    FROM cart_items i WHERE i.tenant = c.tenant AND i.cart_id = c.id) AS lines,
  (SELECT coalesce(json_agg(json_build_object('id', p.id, 'methodKey', p.method_key,
      'brandName', p.brand_name, 'amountPlanned', p.amount_planned) ORDER BY p.position), '[]')
    FROM cart_payments p WHERE p.tenant = c.tenant AND p.cart_id = c.id) AS payments,
  (SELECT json_build_object('tenant', w.tenant, 'id', w.id,
      'distributionType', w.distribution_type, 'appointableId', w.appointable_id,
      'startsAt', w.starts_at, 'endsAt', w.ends_at, 'cutOff', w.cut_off, 'capacity', w.capacity,
      'booked', w.booked, 'held', w.held,
      'serviceFee', coalesce(
        (SELECT h.service_fee FROM window_holds h WHERE h.tenant = c.tenant AND h.cart_id = c.id
          AND h.window_id = w.id AND h.is_live), w.service_fee),
      'green', w.green,
      'pickingUnitId', w.picking_unit_id,
      'unitLeft', (SELECT l.capacity - l.taken FROM picking_loads l WHERE l.tenant = w.tenant
        AND l.unit_id = w.picking_unit_id AND l.starts_at = w.starts_at),
      'hold', (SELECT json_build_object('endsAt', h.ends_at, 'extensions', h.extensions,
          'isLive', h.is_live)
        FROM window_holds h WHERE h.tenant = c.tenant AND h.cart_id = c.id AND h.window_id = w.id))
    FROM windows w WHERE w.tenant = c.tenant AND w.id = c.window_id) AS chosen_window,
  (SELECT r.revision FROM revisions r WHERE r.tenant = c.tenant) AS revision
FROM carts c;
