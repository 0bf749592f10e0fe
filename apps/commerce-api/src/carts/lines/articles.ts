import type { Voucher } from '@larder/contracts/loyalty';
import type { Benefit } from '@larder/pricing';
import { eq } from 'drizzle-orm';
import type { ShopRevision } from '../../kernel/shop-cache.js';
import { cacheKey } from '../../kernel/shop-cache.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { deliveryPassOffers } from '../../payments/wallet/tables.js';

/** Cart entries that are not products: they have an article id and no catalogue entry. */
export type Article =
  | {
      readonly kind: 'voucher';
      readonly articleId: string;
      readonly promotionId: string;
      readonly benefit: Benefit | undefined;
      readonly redemption: Voucher['ecommerceAutomaticRedemption'];
      /** Services that it is limited to; empty for all (LOY-11). */
      readonly services: readonly string[];
    }
  | {
      readonly kind: 'delivery-pass';
      readonly articleId: string;
      /** Cents. */
      readonly price: number;
      readonly months: number;
    };

type Pass = Extract<Article, { kind: 'delivery-pass' }>;

const key = cacheKey<readonly Pass[]>('passes');
const bytesOfPass = 200;

/** Delivery passes on sale at a shop revision. */
async function readPasses(
  { db, cache, tenant }: UnitOfWork,
  revision: ShopRevision,
): Promise<readonly Pass[]> {
  const known = cache.get(revision, key);
  if (known) return known;
  const { articleId, price, months } = deliveryPassOffers;
  const found = await db
    .select({ articleId, price, months })
    .from(deliveryPassOffers)
    .where(eq(deliveryPassOffers.tenant, tenant));
  const passes = found.map((row): Pass => ({ ...row, kind: 'delivery-pass' }));
  cache.put(revision, key, passes, (passes.length + 1) * bytesOfPass);
  return passes;
}

/** Every article of the shop by its id: the programme's vouchers, and passes. */
export async function readArticles(
  work: UnitOfWork,
  revision: ShopRevision,
): Promise<ReadonlyMap<string, Article>> {
  const { featureJoe } = work.shop.clientRuntimeConfig;
  const vouchers = featureJoe ? await work.shop.loyalty.articles(work, revision) : [];
  const articles = vouchers.map((voucher): Article => ({
    kind: 'voucher',
    articleId: voucher.articleId,
    promotionId: voucher.promotionId,
    benefit: voucher.benefit,
    redemption: voucher.ecommerceAutomaticRedemption,
    services: voucher.ecommerceLimitAutomaticRedemptionToServiceTypes ?? [],
  }));
  const all = [...articles, ...(await readPasses(work, revision))];
  return new Map(all.map((article) => [article.articleId, article]));
}
