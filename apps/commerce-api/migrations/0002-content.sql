-- Texts stand here once a language; `search` holds the words of titles and texts.
CREATE TABLE pages (
  tenant text NOT NULL,
  slug text NOT NULL,
  locale text NOT NULL,
  page jsonb NOT NULL,
  title text NOT NULL,
  excerpt text,
  listed boolean NOT NULL,
  search tsvector NOT NULL,
  PRIMARY KEY (tenant, slug, locale)
);
CREATE INDEX pages_search ON pages USING gin (search);

-- `kind` is client (header, footer …) or component.
CREATE TABLE content_configs (
  tenant text NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  locale text NOT NULL,
  config jsonb NOT NULL,
  PRIMARY KEY (tenant, kind, name, locale)
);

CREATE TABLE redirects (
  tenant text NOT NULL,
  kind text NOT NULL,
  source text NOT NULL,
  target text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (tenant, kind, source)
);

-- Banners above the results of search terms; `term` is folded.
CREATE TABLE banners (
  tenant text NOT NULL,
  term text NOT NULL,
  locale text NOT NULL,
  banner jsonb NOT NULL,
  PRIMARY KEY (tenant, term, locale)
);
