CREATE TABLE brands (
  tenant text NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  name_rank integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, slug)
);

-- `path` holds the slugs from the root down to the category itself.
CREATE TABLE categories (
  tenant text NOT NULL,
  slug text NOT NULL,
  path text[] NOT NULL,
  position integer NOT NULL,
  picture jsonb,
  hash text NOT NULL,
  PRIMARY KEY (tenant, slug)
);

CREATE TABLE category_texts (
  tenant text NOT NULL,
  slug text NOT NULL,
  locale text NOT NULL,
  name text NOT NULL,
  description text,
  meta_title text,
  meta_description text,
  words text NOT NULL,
  search tsvector NOT NULL,
  PRIMARY KEY (tenant, slug, locale),
  FOREIGN KEY (tenant, slug) REFERENCES categories ON DELETE CASCADE
);

-- Prices and deposit in cents, weights in grams. What is filtered or sorted by has a column.
CREATE TABLE products (
  tenant text NOT NULL,
  sku text NOT NULL,
  slug text NOT NULL,
  category_slug text NOT NULL,
  category_path text[] NOT NULL,
  brand_slug text,
  content_amount double precision,
  content_unit text,
  drained_weight integer,
  shipping_weight integer,
  max_quantity integer NOT NULL,
  quantity_step_size integer NOT NULL,
  weight_article boolean NOT NULL,
  weight_piece_article boolean NOT NULL,
  bundle_size integer NOT NULL,
  price_regular integer NOT NULL CHECK (price_regular >= 0),
  price_loyalty integer,
  deposit_price integer,
  price_former integer,
  price_lowest_prior_30 integer,
  vat_rate double precision NOT NULL,
  availability text NOT NULL,
  available_again_at timestamptz,
  age_limit integer,
  marks text[] NOT NULL,
  allergens text[] NOT NULL,
  traces text[] NOT NULL,
  grade text,
  origin_key text,
  variant_group text,
  popularity double precision NOT NULL,
  details jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  hash text NOT NULL,
  -- What the tile shows, and cents per kg, litre or piece: what lists are sorted by.
  shown_price double precision GENERATED ALWAYS AS (
    CASE WHEN weight_article OR weight_piece_article
      THEN price_regular * quantity_step_size / 1000.0 ELSE price_regular END
  ) STORED,
  unit_price double precision GENERATED ALWAYS AS (
    CASE WHEN weight_article OR weight_piece_article THEN price_regular
      WHEN drained_weight > 0 THEN price_regular * 1000.0 / drained_weight
      WHEN content_unit IN ('g', 'ml') THEN price_regular * 1000.0 / content_amount
      WHEN content_amount > 0 THEN price_regular / content_amount END
  ) STORED,
  PRIMARY KEY (tenant, sku),
  UNIQUE (tenant, slug),
  FOREIGN KEY (tenant, category_slug) REFERENCES categories,
  FOREIGN KEY (tenant, brand_slug) REFERENCES brands
);
CREATE INDEX products_category_path ON products USING gin (category_path);
CREATE INDEX products_category ON products (tenant, category_slug);
CREATE INDEX products_brand ON products (tenant, brand_slug);
CREATE INDEX products_variant_group ON products (tenant, variant_group) WHERE variant_group IS NOT NULL;
CREATE INDEX products_popularity ON products (tenant, popularity DESC, sku);

-- `categories` repeats slug and name from the root down; `words` is what substrings are found in.
CREATE TABLE product_texts (
  tenant text NOT NULL,
  sku text NOT NULL,
  locale text NOT NULL,
  name text NOT NULL,
  name_rank integer NOT NULL DEFAULT 0,
  pack_size text NOT NULL,
  bundle_info text,
  origin_country text,
  texts jsonb NOT NULL,
  categories jsonb NOT NULL,
  words text NOT NULL,
  search tsvector NOT NULL,
  PRIMARY KEY (tenant, sku, locale),
  FOREIGN KEY (tenant, sku) REFERENCES products ON DELETE CASCADE
);
CREATE INDEX product_texts_search ON product_texts USING gin (search);
CREATE INDEX product_texts_words ON product_texts USING gin (words gin_trgm_ops);

-- Every word that products are found by, so that a mistyped one can be put right.
CREATE TABLE search_words (
  tenant text NOT NULL,
  locale text NOT NULL,
  word text NOT NULL,
  uses integer NOT NULL,
  PRIMARY KEY (tenant, locale, word)
);
CREATE INDEX search_words_word ON search_words USING gin (word gin_trgm_ops);
