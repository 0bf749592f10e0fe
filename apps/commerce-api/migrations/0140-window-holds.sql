-- A place of a window that a cart keeps while its order is being made. A hold that has ended stays as
-- `is_live = false` as long as its cart has the window, so that the cart can tell that it ended.
CREATE TABLE window_holds (
  tenant text NOT NULL,
  cart_id text NOT NULL,
  window_id text NOT NULL,
  ends_at timestamptz NOT NULL,
  -- How often the shopper made it longer.
  extensions integer NOT NULL DEFAULT 0 CHECK (extensions >= 0),
  is_live boolean NOT NULL,
  -- One hold a cart.
  PRIMARY KEY (tenant, cart_id),
  FOREIGN KEY (tenant, cart_id) REFERENCES carts ON DELETE CASCADE,
  FOREIGN KEY (tenant, window_id) REFERENCES windows
);
CREATE INDEX window_holds_by_end ON window_holds (ends_at) WHERE is_live;
CREATE INDEX window_holds_by_window ON window_holds (tenant, window_id) WHERE is_live;

-- `held` counts the live holds of a window. Together with its orders they never exceed its capacity,
-- whatever the code does.
ALTER TABLE windows ADD COLUMN held integer NOT NULL DEFAULT 0 CHECK (held >= 0);
ALTER TABLE windows DROP CONSTRAINT windows_not_overbooked;
ALTER TABLE windows ADD CONSTRAINT windows_not_overbooked
  CHECK (booked >= 0 AND booked + held <= capacity);

CREATE FUNCTION count_holds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.is_live THEN
    UPDATE windows SET held = held - 1 WHERE tenant = OLD.tenant AND id = OLD.window_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.is_live THEN
    UPDATE windows SET held = held + 1 WHERE tenant = NEW.tenant AND id = NEW.window_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER window_holds_counted AFTER INSERT OR DELETE OR UPDATE OF is_live, window_id
  ON window_holds FOR EACH ROW EXECUTE FUNCTION count_holds();

-- A cart that is ordered, given up or goes without the window keeps no place of it.
CREATE FUNCTION drop_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM window_holds WHERE tenant = NEW.tenant AND cart_id = NEW.id
    AND (NEW.status IN ('ORDERED', 'ABANDONED') OR window_id IS DISTINCT FROM NEW.window_id);
  RETURN NULL;
END $$;
CREATE TRIGGER carts_drop_hold AFTER UPDATE OF status, window_id ON carts FOR EACH ROW
  WHEN (NEW.status IN ('ORDERED', 'ABANDONED') OR OLD.window_id IS DISTINCT FROM NEW.window_id)
  EXECUTE FUNCTION drop_hold();

CREATE OR REPLACE VIEW whole_carts AS
SELECT c.tenant, c.id, c.session_id, c.status,
  json_build_object('tenant', c.tenant, 'id', c.id, 'sessionId', c.session_id, 'status', c.status,
    'mode', c.mode, 'orderNumber', c.order_number, 'version', c.version,
    'crateDepositDesired', c.crate_deposit_desired, 'distributionAddress', c.distribution_address,
    'windowId', c.window_id, 'billingAddress', c.billing_address, 'finalizedAt', c.finalized_at,
    'createdAt', c.created_at, 'changedAt', c.changed_at, 'customerId', c.customer_id) AS cart,
  (SELECT coalesce(json_agg(json_build_object('lineItemId', i.line_item_id, 'sku', i.sku,
      'quantity', i.quantity) ORDER BY i.position), '[]')
    FROM cart_items i WHERE i.tenant = c.tenant AND i.cart_id = c.id) AS lines,
  (SELECT coalesce(json_agg(json_build_object('id', p.id, 'methodKey', p.method_key,
      'brandName', p.brand_name, 'amountPlanned', p.amount_planned) ORDER BY p.position), '[]')
    FROM cart_payments p WHERE p.tenant = c.tenant AND p.cart_id = c.id) AS payments,
  (SELECT json_build_object('tenant', w.tenant, 'id', w.id,
      'distributionType', w.distribution_type, 'appointableId', w.appointable_id,
      'startsAt', w.starts_at, 'endsAt', w.ends_at, 'cutOff', w.cut_off, 'capacity', w.capacity,
      'booked', w.booked, 'held', w.held, 'serviceFee', w.service_fee, 'green', w.green,
      'hold', (SELECT json_build_object('endsAt', h.ends_at, 'extensions', h.extensions,
          'isLive', h.is_live)
        FROM window_holds h WHERE h.tenant = c.tenant AND h.cart_id = c.id AND h.window_id = w.id))
    FROM windows w WHERE w.tenant = c.tenant AND w.id = c.window_id) AS chosen_window,
  (SELECT r.revision FROM revisions r WHERE r.tenant = c.tenant) AS revision
FROM carts c;
