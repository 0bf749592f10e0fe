-- The light of a product's latest sample, which stands on every tile: kept with the product, so that no
-- list has to look for it. Empty in a shop without residue reports.
ALTER TABLE products ADD COLUMN pesticide_light text CHECK (pesticide_light IN ('green', 'yellow', 'red'));
UPDATE products p SET pesticide_light = l.light
FROM (
  SELECT DISTINCT ON (r.tenant, r.sku) r.tenant, r.sku, r.light
  FROM pesticide_reports r JOIN tenants t ON t.tenant = r.tenant
  WHERE r.sku IS NOT NULL AND (t.config ->> 'featurePesticides')::boolean
  ORDER BY r.tenant, r.sku, r.sampled_on DESC, r.id
) AS l
WHERE p.tenant = l.tenant AND p.sku = l.sku;
