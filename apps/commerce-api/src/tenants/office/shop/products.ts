import type { OfficeProduct, OfficeQuery, officeCalls } from '@larder/office-contract';
import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import { products, productTexts } from '../../../catalogue/tables.js';
import { notFound } from '../../../kernel/failure.js';
import type { Scope } from '../../../kernel/scope.js';
import { handPrices } from '../tables.js';

type Query = OfficeQuery<typeof officeCalls.getProducts>;
type ProductScope = Pick<Scope, 'db' | 'tenant' | 'locale'>;

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function productRows({ db, locale }: ProductScope) {
  return db
    .select({
      product: products,
      name: productTexts.name,
      packSize: productTexts.packSize,
      byHand: handPrices,
    })
    .from(products)
    .innerJoin(
      productTexts,
      and(
        eq(productTexts.tenant, products.tenant),
        eq(productTexts.sku, products.sku),
        eq(productTexts.locale, locale),
      ),
    )
    .leftJoin(
      handPrices,
      and(eq(handPrices.tenant, products.tenant), eq(handPrices.sku, products.sku)),
    )
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof productRows>>[number];

const toProduct = ({ product, name, packSize, byHand }: Row): OfficeProduct => ({
  id: product.sku,
  name,
  packSize,
  priceRegular: product.priceRegular,
  availability: product.availability,
  ...(product.priceFormer !== null && { priceFormer: product.priceFormer }),
  ...(product.priceLowestPrior30 !== null && { priceLowestPrior30: product.priceLowestPrior30 }),
  ...(byHand && {
    byHand: {
      staffName: byHand.staffName,
      feedPrice: byHand.feedPrice,
      ...(byHand.endsAt && { endsAt: byHand.endsAt.toISOString() }),
    },
  }),
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
