-- When a shop delivers and hands over: its windows.json.
CREATE TABLE window_rules (
  tenant text PRIMARY KEY,
  rules jsonb NOT NULL
);

-- Windows of delivery and collection. `booked` counts the orders of a window; the check is what
-- makes overbooking impossible, whatever the code does.
CREATE TABLE windows (
  tenant text NOT NULL,
  id text NOT NULL,
  distribution_type text NOT NULL CHECK (distribution_type IN ('DELIVERY', 'CLICK_AND_COLLECT')),
  appointable_id text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  cut_off timestamptz NOT NULL,
  capacity integer NOT NULL CHECK (capacity >= 0),
  booked integer NOT NULL DEFAULT 0,
  service_fee integer NOT NULL CHECK (service_fee >= 0),
  green boolean NOT NULL,
  PRIMARY KEY (tenant, id),
  CHECK (ends_at > starts_at),
  CONSTRAINT windows_not_overbooked CHECK (booked BETWEEN 0 AND capacity)
);
CREATE INDEX windows_by_place ON windows (tenant, distribution_type, appointable_id, starts_at);
