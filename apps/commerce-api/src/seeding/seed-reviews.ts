import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { NewReview } from '@larder/contracts/reviews/schemas';
import * as z from 'zod/mini';
import { findByEmail } from '../customers/repository.js';
import type { Database } from '../kernel/database/database.js';
import { findPurchase } from '../orders/reviews/purchases.js';
import { productReviews } from '../orders/reviews/tables.js';
import type { SeedTarget } from './seed-target.js';
import { readJson } from './tenant-folder.js';

const dayMs = 86_400_000;

export const CustomerReviews = z.object({
  email: z.string(),
  reviews: z._default(z.array(z.extend(NewReview, { sku: z.string(), daysAgo: z.number() })), []),
});
const File = z.array(CustomerReviews);

/**
 * Reviews by demo customers, of goods in their demo orders. They are marked as demo data: shoppers see
 * that, and search engines get none of them.
 */
export async function seedReviews(
  db: Database,
  { tenant, folder, now }: SeedTarget,
): Promise<void> {
  const file = (await readJson(path.join(folder, 'data/orders.json'), File)) ?? [];
  for (const { email, reviews } of file) {
    const customer = await findByEmail({ db, tenant }, email);
    if (!customer) continue;
    for (const { sku, stars, text = null, daysAgo } of reviews) {
      const orderNumber = await findPurchase({ db, tenant }, customer.id, sku);
      if (orderNumber === undefined) continue;
      const writtenAt = new Date(now.getTime() - daysAgo * dayMs);
      const review = { sku, orderNumber, stars, text, state: 'PUBLISHED', writtenAt } as const;
      await db
        .insert(productReviews)
        .values({ tenant, id: randomUUID(), customerId: customer.id, isDemo: true, ...review })
        .onConflictDoNothing();
    }
  }
}
