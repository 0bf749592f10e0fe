import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { rows } from '../database/database.js';

/**
 * Fingerprints of the data that the storefront's pages show, by page tag: an endpoint, an endpoint with
 * the value of its parameter (`getProduct:juice`), or `tenant:<id>` for data of every page.
 */
export type PageFingerprints = ReadonlyMap<string, string>;

/** More changed values of one endpoint than this, and all its pages are named at once. */
const maxTagsPerEndpoint = 500;

/** Lists and blocks that may show any product. */
const everyList = ['getProducts', 'getSimilarProducts', 'getSearchHits', 'getFlyer', 'getOffers'];

/** Data of each product on its own page, its pack sizes, its lists and everywhere else. */
const ofProducts = (tenant: string) => sql`
  WITH p AS (
    SELECT sku, slug, category_path, variant_group, brand_slug, sku || hash || coalesce(pesticide_light, '') AS print
    FROM products WHERE tenant = ${tenant}
  )
  SELECT unnest(ARRAY['getProduct:' || sku, 'getProduct:' || slug,
    ${sql.raw(everyList.map((tag) => `'${tag}'`).join(', '))}]) AS tag, print FROM p
  UNION ALL SELECT unnest(ARRAY['getProduct:' || other.sku, 'getProduct:' || other.slug]), p.print
    FROM p JOIN p AS other ON other.variant_group = p.variant_group AND other.sku <> p.sku
  UNION ALL SELECT 'getCategoryProducts:' || above, print FROM p, unnest(category_path) AS above
  UNION ALL SELECT 'getCategory:' || above, sku || category_path::text
    FROM p, unnest(category_path) AS above
  UNION ALL SELECT 'getCategoryTrees', sku || category_path::text FROM p
  UNION ALL SELECT DISTINCT unnest(ARRAY['getNavigation', 'getRootCategories']), above
    FROM p, unnest(category_path) AS above
  UNION ALL SELECT 'getBrands', sku || brand_slug FROM p WHERE brand_slug IS NOT NULL`;

/** Categories are part of their own pages, of those above and below them, and of every menu. */
const ofCategories = (tenant: string) => sql`
  WITH c AS (
    SELECT c.slug, c.path, md5(c::text || t::text) AS print FROM categories c
    JOIN category_texts t ON t.tenant = c.tenant AND t.slug = c.slug WHERE c.tenant = ${tenant}
  )
  SELECT unnest(ARRAY['getCategoryTrees', 'getNavigation', 'getRootCategories', 'getSearchHits',
    'getCategory:' || slug]) AS tag, print FROM c
  UNION ALL SELECT 'getCategory:' || near.slug, c.print FROM c
    JOIN (SELECT DISTINCT slug, path FROM c) AS near
    ON near.slug <> c.slug AND (near.path @> c.path OR c.path @> near.path)`;

/** A recipe shows its products' addresses and the recipes that share its ingredients. */
const ofRecipes = (tenant: string) => sql`
  WITH r AS (SELECT slug, skus, main_skus, hash FROM recipes WHERE tenant = ${tenant})
  SELECT unnest(ARRAY['getRecipe:' || slug, 'getRecipes', 'getSearchHits']) AS tag,
    slug || hash AS print FROM r
  UNION ALL SELECT 'getRecipe:' || r.slug, other.slug || other.hash FROM r
    JOIN r AS other ON other.main_skus && r.main_skus AND other.slug <> r.slug
  UNION ALL SELECT 'getRecipe:' || r.slug, p.sku || p.slug FROM r
    JOIN products p ON p.tenant = ${tenant} AND p.sku = ANY(r.skus)`;

const ofContent = (tenant: string) => sql`
  SELECT unnest(ARRAY['getPage:' || slug, 'getSearchHits']) AS tag, md5(pages::text) AS print
    FROM pages WHERE tenant = ${tenant}
  UNION ALL SELECT 'getFlyers', md5(pages::text) FROM pages
    WHERE tenant = ${tenant} AND page::text LIKE '%"type": "flyer"%'
  UNION ALL SELECT 'getPageLinks', slug || locale || title FROM pages
    WHERE tenant = ${tenant} AND listed
  UNION ALL SELECT CASE kind WHEN 'client' THEN 'getClientConfigs' ELSE 'tenant:' || tenant END,
    name || locale || config::text FROM content_configs WHERE tenant = ${tenant}
  UNION ALL SELECT 'getSearchBanner:' || term, locale || banner::text FROM banners
    WHERE tenant = ${tenant}`;

/**
 * A report is part of the list, and the latest one of a product's page. The list and the offers also show
 * the content page of their URL.
 */
const ofReports = (tenant: string) => sql`
  SELECT 'getResidueReports' AS tag, id || hash AS print FROM pesticide_reports
    WHERE tenant = ${tenant}
  UNION ALL SELECT 'getProductResidues:' || sku, id || hash FROM pesticide_reports
    WHERE tenant = ${tenant} AND sku IS NOT NULL
  UNION ALL SELECT 'getPesticidesPage', md5(p::text) FROM pages p
    JOIN tenants t ON t.tenant = p.tenant
    WHERE p.tenant = ${tenant} AND p.slug = coalesce(t.config -> 'slugs' ->> 'pesticides', 'pesticides')
  UNION ALL SELECT 'getOffersPage', md5(p::text) FROM pages p
    JOIN tenants t ON t.tenant = p.tenant
    WHERE p.tenant = ${tenant} AND p.slug = coalesce(t.config -> 'slugs' ->> 'offers', 'offers')`;

const ofShop = (tenant: string) => sql`
  SELECT 'tenant:' || tenant AS tag, config::text || theme::text AS print FROM tenants
    WHERE tenant = ${tenant}
  UNION ALL SELECT 'tenant:' || tenant, host FROM tenant_hosts WHERE tenant = ${tenant}
  UNION ALL SELECT 'tenant:' || tenant, locale || messages::text FROM tenant_messages
    WHERE tenant = ${tenant}
  UNION ALL SELECT 'tenant:' || tenant, concat_ws(' ', kind, source, target, position)
    FROM redirects WHERE tenant = ${tenant}
  UNION ALL SELECT 'getOrderConfig', config::text FROM order_configs WHERE tenant = ${tenant}
  UNION ALL SELECT unnest(ARRAY['getCheckoutStores', 'findStores', 'getSearchHits',
      'getStore:' || store_id]), stores::text FROM stores
    WHERE tenant = ${tenant}
  UNION ALL SELECT 'getSpecialDays', special_days::text FROM special_days WHERE tenant = ${tenant}
  UNION ALL SELECT 'getMapOutlines', outline::text FROM map_outlines WHERE tenant = ${tenant}
  UNION ALL SELECT unnest(ARRAY['getDeliveryAreas', 'getDefaultDeliveryArea', 'getDeliveryAreaAt',
      'getMapOutlines']), delivery_areas::text FROM delivery_areas WHERE tenant = ${tenant}`;

/** Current fingerprints of a shop, in the transaction of `db`. */
export async function readPageFingerprints(
  db: Database,
  tenant: string,
): Promise<PageFingerprints> {
  const parts = [ofProducts, ofCategories, ofRecipes, ofContent, ofReports, ofShop].map(
    (part) => sql`(${part(tenant)})`,
  );
  const found = await rows<{ tag: string; print: string }>(
    db,
    // A sum needs no order: sorting the prints of a large shop took longer than reading them.
    sql`SELECT tag, count(*) || ' ' || sum(hashtextextended(print, 0)) AS print
      FROM (${sql.join(parts, sql` UNION ALL `)}) AS shown GROUP BY tag`,
  );
  return new Map(found.map(({ tag, print }) => [tag, print]));
}

/**
 * Tags of the pages that show something else, more or less than before. A shop that was not there
 * before has no pages.
 */
export function changedTags(before: PageFingerprints, after: PageFingerprints): string[] {
  if (before.size === 0) return [];
  const tags = [...new Set([...before.keys(), ...after.keys()])].filter(
    (tag) => before.get(tag) !== after.get(tag),
  );
  return namedAtOnce(tags);
}

/** Tags of the pages that show the price or the availability of these products. */
export async function tagsOfProducts(
  db: Database,
  tenant: string,
  skus: readonly string[],
): Promise<string[]> {
  if (skus.length === 0) return [];
  const found = await rows<{ tag: string }>(
    db,
    sql`WITH p AS (SELECT sku, slug, category_path, variant_group FROM products
        WHERE tenant = ${tenant}
          AND sku IN (SELECT jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb)))
      SELECT unnest(ARRAY['getProduct:' || sku, 'getProduct:' || slug]) AS tag FROM p
      UNION SELECT unnest(ARRAY['getProduct:' || other.sku, 'getProduct:' || other.slug])
        FROM products other WHERE other.tenant = ${tenant}
          AND other.variant_group IN (SELECT variant_group FROM p)
      UNION SELECT 'getCategoryProducts:' || above FROM p, unnest(category_path) AS above`,
  );
  return [...everyList, ...namedAtOnce(found.map(({ tag }) => tag))];
}

/** Single pages by their tags, or all of an endpoint where there are too many. */
function namedAtOnce(tags: readonly string[]): string[] {
  const byEndpoint = new Map<string, string[]>();
  for (const tag of tags) {
    const endpoint = tag.split(':')[0] ?? tag;
    const own = byEndpoint.get(endpoint) ?? [];
    own.push(tag);
    byEndpoint.set(endpoint, own);
  }
  return [...byEndpoint].flatMap(([endpoint, own]) =>
    own.length > maxTagsPerEndpoint ? [endpoint] : own.sort(),
  );
}
