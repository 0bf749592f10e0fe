CREATE TABLE delivery_areas (
  tenant text NOT NULL,
  delivery_area_number text NOT NULL,
  name text NOT NULL,
  picking_unit_ids text[] NOT NULL,
  postal_codes text[] NOT NULL,
  polygon jsonb NOT NULL,
  standard boolean NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (tenant, delivery_area_number)
);

CREATE TABLE stores (
  tenant text NOT NULL,
  store_id text NOT NULL,
  store jsonb NOT NULL,
  words text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (tenant, store_id)
);

-- The gazetteer behind address suggestions; `words` is folded.
CREATE TABLE addresses (
  tenant text NOT NULL,
  id text NOT NULL,
  street_name text NOT NULL,
  street_number text NOT NULL,
  postal_code text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  country_code text NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  words text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (tenant, id)
);
CREATE INDEX addresses_words ON addresses USING gin (words gin_trgm_ops);

CREATE TABLE order_configs (
  tenant text PRIMARY KEY,
  config jsonb NOT NULL
);
