-- Products as PRODUCT_SEARCH=postgres finds them. Each term of `terms` has one position, which is its
-- weight in the product, from 1 to 255. Tenants that are searched in memory have no rows here.
CREATE TABLE search_documents (
  tenant text NOT NULL,
  locale text NOT NULL,
  sku text NOT NULL,
  terms tsvector NOT NULL,
  PRIMARY KEY (tenant, locale, sku)
);

-- What names and brands write in several words, by the one word that shoppers may type for it.
CREATE TABLE search_joined_words (
  tenant text NOT NULL,
  locale text NOT NULL,
  word text NOT NULL,
  sku text NOT NULL,
  stems text[] NOT NULL,
  PRIMARY KEY (tenant, locale, word, sku)
);
CREATE INDEX search_joined_words_sku ON search_joined_words (tenant, locale, sku);

-- Tenants whose documents are kept up to date, and the products whose documents are due.
CREATE TABLE search_states (tenant text PRIMARY KEY);
CREATE TABLE search_changes (
  tenant text NOT NULL,
  sku text NOT NULL,
  PRIMARY KEY (tenant, sku)
);
