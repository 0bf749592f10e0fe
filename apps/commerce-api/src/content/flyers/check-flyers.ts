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
  /** Heading of its page, when nothing is left on that page: the flyer has one page less. */
  readonly emptyPage?: string;
}

/** For people: `flyer weekly leaves out 101401: not on offer`, and what that means for its page. */
export function describeOmission({ flyer, sku, reason, emptyPage }: FlyerOmission): string {
  const omission = `flyer ${flyer} leaves out ${sku}: ${reason}`;
  return emptyPage === undefined ? omission : `${omission}; the page "${emptyPage}" is not shown`;
}

/** What the published flyers of a shop leave out, in every language, for those who write them. */
export async function checkFlyers({
  db,
  tenant,
  locale,
}: Pick<Scope, 'db' | 'tenant' | 'locale'>): Promise<FlyerOmission[]> {
  const found = await db.select({ page: pages.page }).from(pages).where(eq(pages.tenant, tenant));
  const named = new Map(
    findFlyers(found.map(({ page }) => page)).flatMap(({ flyer }) =>
      flyer.pages.flatMap(({ skus, heading }) =>
        skus.map(
          (sku) => [`${flyer.name} ${sku}`, { flyer: flyer.name, sku, skus, heading }] as const,
        ),
      ),
    ),
  );
  const skus = [...named.values()].map(({ sku }) => sku);
  const goods = await flyerGoods({ db, tenant, locale }, skus);
  const faultOf = (sku: string) => flyerFault(goods.get(sku));
  return [...named.values()].flatMap(({ flyer, sku, skus, heading }) => {
    const reason = faultOf(sku);
    if (reason === undefined) return [];
    const isEmpty = skus.every((one) => faultOf(one) !== undefined);
    return [{ flyer, sku, reason, ...(isEmpty && { emptyPage: heading }) }];
  });
}
