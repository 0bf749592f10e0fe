-- Who picks for several areas and stores has one capacity for all of their windows that begin at the same time.
CREATE TABLE picking_loads (
  tenant text NOT NULL REFERENCES tenants,
  unit_id text NOT NULL,
  starts_at timestamptz NOT NULL,
  -- Orders that the unit can have ready for this time.
  capacity integer NOT NULL,
  -- What is booked and held of it, in all windows together.
  taken integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, unit_id, starts_at),
  CONSTRAINT units_not_overbooked CHECK (taken >= 0 AND taken <= capacity)
);
-- NULL: nothing is picked there for another window.
ALTER TABLE windows ADD COLUMN picking_unit_id text;

CREATE FUNCTION count_load() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE picking_loads SET taken = taken + NEW.booked + NEW.held - OLD.booked - OLD.held
    WHERE tenant = NEW.tenant AND unit_id = NEW.picking_unit_id AND starts_at = NEW.starts_at;
  RETURN NULL;
END $$;
CREATE TRIGGER windows_counted AFTER UPDATE OF booked, held ON windows FOR EACH ROW
  WHEN (NEW.picking_unit_id IS NOT NULL AND NEW.booked + NEW.held <> OLD.booked + OLD.held)
  EXECUTE FUNCTION count_load();

CREATE OR REPLACE VIEW whole_carts AS
SELECT c.tenant, c.id, c.session_id, c.status,
  json_build_object('tenant', c.tenant, 'id', c.id, 'sessionId', c.session_id, 'status', c.status,
    'mode', c.mode, 'orderNumber', c.order_number, 'version', c.version,
    'crateDepositDesired', c.crate_deposit_desired, 'distributionAddress', c.distribution_address,
    'windowId', c.window_id, 'billingAddress', c.billing_address, 'finalizedAt', c.finalized_at,
    'createdAt', c.created_at, 'changedAt', c.changed_at, 'customerId', c.customer_id,
    'substitution', c.substitution) AS cart,
  (SELECT coalesce(json_agg(json_build_object('lineItemId', i.line_item_id, 'sku', i.sku,
      'quantity', i.quantity, 'substitution', i.substitution) ORDER BY i.position), '[]')
    FROM cart_items i WHERE i.tenant = c.tenant AND i.cart_id = c.id) AS lines,
  (SELECT coalesce(json_agg(json_build_object('id', p.id, 'methodKey', p.method_key,
      'brandName', p.brand_name, 'amountPlanned', p.amount_planned) ORDER BY p.position), '[]')
    FROM cart_payments p WHERE p.tenant = c.tenant AND p.cart_id = c.id) AS payments,
  (SELECT json_build_object('tenant', w.tenant, 'id', w.id,
      'distributionType', w.distribution_type, 'appointableId', w.appointable_id,
      'startsAt', w.starts_at, 'endsAt', w.ends_at, 'cutOff', w.cut_off, 'capacity', w.capacity,
      'booked', w.booked, 'held', w.held, 'serviceFee', w.service_fee, 'green', w.green,
      'pickingUnitId', w.picking_unit_id,
      'unitLeft', (SELECT l.capacity - l.taken FROM picking_loads l WHERE l.tenant = w.tenant
        AND l.unit_id = w.picking_unit_id AND l.starts_at = w.starts_at),
      'hold', (SELECT json_build_object('endsAt', h.ends_at, 'extensions', h.extensions,
          'isLive', h.is_live)
        FROM window_holds h WHERE h.tenant = c.tenant AND h.cart_id = c.id AND h.window_id = w.id))
    FROM windows w WHERE w.tenant = c.tenant AND w.id = c.window_id) AS chosen_window,
  (SELECT r.revision FROM revisions r WHERE r.tenant = c.tenant) AS revision
FROM carts c;
