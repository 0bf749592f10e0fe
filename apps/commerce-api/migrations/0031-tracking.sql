-- What shoppers allowed the shop to count. No name, no address, no session: an order's number is
-- masked before it comes, and a search event has the visitor's random token and nothing else.
CREATE TABLE tracking_events (
  tenant text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  received_at timestamptz NOT NULL,
  happened_at timestamptz NOT NULL,
  event text NOT NULL,
  page text NOT NULL,
  login_status text NOT NULL,
  user_type text NOT NULL,
  order_type text,
  order_number text,
  value integer CHECK (value >= 0),
  items jsonb,
  embedded boolean NOT NULL,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX tracking_events_by_time ON tracking_events (tenant, event, received_at);
CREATE INDEX tracking_events_age ON tracking_events (received_at);

CREATE TABLE search_events (
  tenant text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  received_at timestamptz NOT NULL,
  happened_at timestamptz NOT NULL,
  event_type text NOT NULL,
  query_id text NOT NULL,
  object_ids text[] NOT NULL,
  positions integer[] NOT NULL,
  user_token text NOT NULL,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX search_events_by_query ON search_events (tenant, query_id);
CREATE INDEX search_events_age ON search_events (received_at);
