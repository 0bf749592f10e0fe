import { sql } from 'drizzle-orm';
import { rows } from '../kernel/database.js';
import type { Edition } from '../kernel/shop-memory.js';
import { memoryKey } from '../kernel/shop-memory.js';
import type { LoyaltyScope, VoucherArticle } from './programme.js';

const key = memoryKey<readonly VoucherArticle[]>('voucher articles');
const bytesOfArticle = 300;

/** The shop's own vouchers as articles of a cart, as that edition has them. */
export async function voucherArticles(
  { db, memory, tenant }: Pick<LoyaltyScope, 'db' | 'memory' | 'tenant'>,
  edition: Edition,
): Promise<readonly VoucherArticle[]> {
  const known = memory.get(edition, key);
  if (known) return known;
  const found = await rows<{ readonly article: VoucherArticle }>(
    db,
    sql`SELECT jsonb_strip_nulls(jsonb_build_object(
          'articleId', article_id, 'promotionId', promotion_id, 'benefit', benefit,
          'ecommerceAutomaticRedemption', document->'ecommerceAutomaticRedemption',
          'ecommerceLimitAutomaticRedemptionToServiceTypes',
            document->'ecommerceLimitAutomaticRedemptionToServiceTypes')) AS article
        FROM loyalty_vouchers WHERE tenant = ${tenant} AND article_id IS NOT NULL AND is_current`,
  );
  const articles = found.map(({ article }) => article);
  memory.put(edition, key, articles, (articles.length + 1) * bytesOfArticle);
  return articles;
}
