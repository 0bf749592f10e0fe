import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import type { ShopRevision } from '../../kernel/shop-cache.js';
import { cacheKey } from '../../kernel/shop-cache.js';
import type { LoyaltyScope, VoucherArticle } from './programme.js';

const key = cacheKey<readonly VoucherArticle[]>('voucher articles');
const bytesOfArticle = 300;

/** The embedded programme's vouchers as articles of a cart, at a shop revision. */
export async function voucherArticles(
  { db, cache, tenant }: Pick<LoyaltyScope, 'db' | 'cache' | 'tenant'>,
  revision: ShopRevision,
): Promise<readonly VoucherArticle[]> {
  const known = cache.get(revision, key);
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
  cache.put(revision, key, articles, (articles.length + 1) * bytesOfArticle);
  return articles;
}
