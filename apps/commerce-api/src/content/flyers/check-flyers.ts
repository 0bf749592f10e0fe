import { eq } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { pages } from '../tables.js';
import { findFlyers } from './find-flyers.js';
import { flyerFault, flyerGoods, type FlyerFault } from './flyer-goods.js';

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
  const skus = [...named.values()].map(({ sku }) => sku);
  const goods = await flyerGoods({ db, tenant, locale }, skus);
  return [...named.values()].flatMap(({ flyer, sku }) => {
    const reason = flyerFault(goods.get(sku));
    return reason === undefined ? [] : [{ flyer, sku, reason }];
  });
}
