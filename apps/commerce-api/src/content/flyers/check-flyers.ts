import { eq } from 'drizzle-orm';
import { findProducts } from '../../catalogue/product-statement.js';
import { toProduct } from '../../catalogue/product-row.js';
import type { Scope } from '../../kernel/scope.js';
import { pages } from '../tables.js';
import { findFlyers } from './find-flyers.js';
import { flyerFault, type FlyerFault } from './flyer-goods.js';

/** A product that a flyer names and does not show. */
export interface FlyerOmission {
  readonly flyer: string;
  readonly sku: string;
  readonly reason: FlyerFault;
}

/** For people: `flyer weekly leaves out 101401: not on offer`. */
export const describeOmission = ({ flyer, sku, reason }: FlyerOmission) =>
  `flyer ${flyer} leaves out ${sku}: ${reason}`;

/** What the published flyers of a shop leave out, in every language, for those who write them. */
export async function checkFlyers({
  db,
  tenant,
  locale,
}: Pick<Scope, 'db' | 'tenant' | 'locale'>): Promise<FlyerOmission[]> {
  const found = await db.select({ page: pages.page }).from(pages).where(eq(pages.tenant, tenant));
  const named = new Map(
    findFlyers(found.map(({ page }) => page)).flatMap(({ flyer }) =>
      flyer.pages.flatMap(({ skus }) =>
        skus.map((sku) => [`${flyer.name} ${sku}`, { flyer: flyer.name, sku }] as const),
      ),
    ),
  );
  const skus = [...new Set([...named.values()].map(({ sku }) => sku))];
  const rows = await findProducts({ db, tenant, locale }, skus);
  const goods = new Map(rows.map((row) => [row.sku, toProduct(row)]));
  return [...named.values()].flatMap(({ flyer, sku }) => {
    const reason = flyerFault(goods.get(sku));
    return reason === undefined ? [] : [{ flyer, sku, reason }];
  });
}
