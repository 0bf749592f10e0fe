import { errorCodes } from '@larder/contracts';
import type { OfficeBody, OfficeProduct, OfficeQuery, officeCalls } from '@larder/office-contract';
import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm';
import { products, productTexts } from '../../../catalogue/tables.js';
import { recordPrices } from '../../../importer/prices/price-history.js';
import { ApiFailure, notFound } from '../../../kernel/failure.js';
import { changedTags, readPageFingerprints } from '../../../kernel/page-cache/page-tags.js';
import type { Scope } from '../../../kernel/scope.js';
import { hashOf } from '../../../kernel/text/hash.js';
import type { UnitOfWork } from '../../../ordering/unit-of-work.js';
import type { Actor } from '../audit.js';
import { audit } from '../audit.js';

type Query = OfficeQuery<typeof officeCalls.getProducts>;
type ProductScope = Pick<Scope, 'db' | 'tenant' | 'locale'>;

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function productRows({ db, locale }: ProductScope) {
  return db
    .select({ product: products, name: productTexts.name, packSize: productTexts.packSize })
    .from(products)
    .innerJoin(
      productTexts,
      and(
        eq(productTexts.tenant, products.tenant),
        eq(productTexts.sku, products.sku),
        eq(productTexts.locale, locale),
      ),
    )
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof productRows>>[number];

const toProduct = ({ product, name, packSize }: Row): OfficeProduct => ({
  ...{ id: product.sku, name, packSize },
  ...{ priceRegular: product.priceRegular, availability: product.availability },
  ...(product.priceFormer !== null && { priceFormer: product.priceFormer }),
  ...(product.priceLowestPrior30 !== null && { priceLowestPrior30: product.priceLowestPrior30 }),
});

/** A page of the catalogue by name; a text finds names and article numbers. */
export async function listProducts(
  scope: ProductScope,
  { page, perPage, q }: Query,
): Promise<{ items: OfficeProduct[]; total: number }> {
  const { db, tenant, locale } = scope;
  const pattern = q ? `%${literally(q)}%` : undefined;
  const where = and(
    eq(productTexts.tenant, tenant),
    eq(productTexts.locale, locale),
    pattern === undefined
      ? undefined
      : or(ilike(productTexts.name, pattern), ilike(productTexts.sku, pattern)),
  );
  const [all] = await db.select({ total: count() }).from(productTexts).where(where);
  const found = await productRows(scope)
    .where(where)
    .orderBy(asc(productTexts.nameRank), asc(productTexts.sku))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { items: found.map(toProduct), total: all?.total ?? 0 };
}

/** @throws ApiFailure 404 */
export async function readProduct(scope: ProductScope, sku: string): Promise<OfficeProduct> {
  const own = and(eq(products.tenant, scope.tenant), eq(products.sku, sku));
  const [found] = await productRows(scope).where(own);
  if (!found) throw notFound('The product');
  return toProduct(found);
}

export interface ProductChangeInput {
  readonly actor: Actor;
  readonly sku: string;
  readonly change: OfficeBody<typeof officeCalls.changeProduct>;
}

/** The changed product, and the tags of the pages that show it. */
export interface ChangedProduct {
  readonly product: OfficeProduct;
  readonly tags: readonly string[];
}

/**
 * Sets price and availability. The history of prices is kept, so that the lowest price of the last 30
 * days stays true; a price above the former one ends the announced reduction.
 * @throws ApiFailure 404, 409 when somebody else has set another price
 */
export async function changeProduct(
  work: UnitOfWork,
  { actor, sku, change }: ProductChangeInput,
): Promise<ChangedProduct> {
  const { db, tenant } = work;
  const { seenPrice, priceRegular, availability } = change;
  const before = await readProduct(work, sku);
  const pages = await readPageFingerprints(db, tenant);
  const isReduced = before.priceFormer !== undefined && priceRegular < before.priceFormer;
  const done = await db
    .update(products)
    .set({
      ...{ priceRegular, availability },
      ...(!isReduced && { priceFormer: null, priceLowestPrior30: null }),
      // Pages and the next import compare this hash: both notice that the product has changed.
      hash: hashOf('office', sku, String(priceRegular), availability, work.now.toISOString()),
    })
    .where(
      and(
        eq(products.tenant, tenant),
        eq(products.sku, sku),
        eq(products.priceRegular, seenPrice),
        // A member price never exceeds the regular one.
        sql`coalesce(${products.priceLoyalty}, 0) <= ${priceRegular}`,
      ),
    )
    .returning({ sku: products.sku });
  if (done.length === 0)
    throw new ApiFailure(
      409,
      errorCodes.conflict,
      'The price was changed meanwhile, or it is below the member price',
    );
  await recordPrices(db, work, [sku]);
  const product = await readProduct(work, sku);
  await audit(work, actor, {
    ...{ action: 'product.change', subject: sku },
    before: { priceRegular: before.priceRegular, availability: before.availability },
    after: { priceRegular, availability },
  });
  return { product, tags: changedTags(pages, await readPageFingerprints(db, tenant)) };
}
