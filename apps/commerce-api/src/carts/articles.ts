import type { Voucher } from '@larder/contracts/loyalty';
import type { Benefit } from '@larder/pricing';
import { sql } from 'drizzle-orm';
import { rows } from '../kernel/database.js';
import type { Edition } from '../kernel/shop-memory.js';
import { memoryKey } from '../kernel/shop-memory.js';
import type { Work } from '../ordering/work.js';

/** What can lie in a cart beside products: it has an article id and no place in the catalogue. */
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

const key = memoryKey<ReadonlyMap<string, Article>>('articles');
const bytesOfArticle = 400;

interface VoucherArticleRow {
  readonly articleId: string;
  readonly promotionId: string;
  readonly benefit: Benefit | null;
  readonly redemption: Voucher['ecommerceAutomaticRedemption'] | null;
  readonly services: readonly string[] | null;
}

/** Every article of the shop by its id, as that edition has them. */
export async function readArticles(
  { db, memory, tenant }: Work,
  edition: Edition,
): Promise<ReadonlyMap<string, Article>> {
  const known = memory.get(edition, key);
  if (known) return known;
  const vouchers = await rows<VoucherArticleRow>(
    db,
    sql`SELECT article_id AS "articleId", promotion_id AS "promotionId", benefit,
          document->>'ecommerceAutomaticRedemption' AS redemption,
          document->'ecommerceLimitAutomaticRedemptionToServiceTypes' AS services
        FROM loyalty_vouchers WHERE tenant = ${tenant} AND article_id IS NOT NULL AND is_current`,
  );
  const passes = await rows<Omit<Extract<Article, { kind: 'delivery-pass' }>, 'kind'>>(
    db,
    sql`SELECT article_id AS "articleId", price, months FROM delivery_pass_offers
        WHERE tenant = ${tenant}`,
  );
  const articles: Article[] = [
    ...vouchers.map(({ benefit, redemption, services, ...row }): Article => ({
      ...row,
      kind: 'voucher',
      benefit: benefit ?? undefined,
      redemption: redemption ?? undefined,
      services: services ?? [],
    })),
    ...passes.map((row): Article => ({ ...row, kind: 'delivery-pass' })),
  ];
  const found = new Map(articles.map((article) => [article.articleId, article]));
  memory.put(edition, key, found, (articles.length + 1) * bytesOfArticle);
  return found;
}
