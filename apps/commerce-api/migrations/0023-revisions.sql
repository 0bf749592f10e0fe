-- Counts how often what a shop shows to everybody has changed, whoever changed it: a process that
-- keeps answers or products in memory compares the number before it uses them.
CREATE TABLE revisions (
  tenant text PRIMARY KEY,
  revision integer NOT NULL
);

CREATE FUNCTION count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO revisions (tenant, revision)
  SELECT DISTINCT tenant, 1 FROM changed ORDER BY tenant
  ON CONFLICT (tenant) DO UPDATE SET revision = revisions.revision + 1;
  RETURN NULL;
END $$;

-- Once a statement. A trigger that sees the changed rows can be for one kind of statement only.
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['tenants', 'tenant_messages', 'pages', 'content_configs', 'redirects',
    'banners', 'brands', 'categories', 'category_texts', 'products', 'product_texts',
    'delivery_areas', 'stores', 'order_configs'] LOOP
    EXECUTE format('CREATE TRIGGER revision_insert AFTER INSERT ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision()', shown);
    EXECUTE format('CREATE TRIGGER revision_update AFTER UPDATE ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision()', shown);
    EXECUTE format('CREATE TRIGGER revision_delete AFTER DELETE ON %I
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_revision()', shown);
  END LOOP;
END $$;

-- Shops that were there before.
INSERT INTO revisions (tenant, revision) SELECT tenant, 1 FROM tenants;
