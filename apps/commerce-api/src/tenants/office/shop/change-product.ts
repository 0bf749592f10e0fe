import { errorCodes } from '@larder/contracts';
import type { OfficeBody, OfficeProduct, officeCalls } from '@larder/office-contract';
import { and, eq, sql } from 'drizzle-orm';
import { products } from '../../../catalogue/tables.js';
import { instantAt, addDays } from '../../../distribution/capacity/zoned-time.js';
import { releaseHandPrice } from '../../../importer/prices/hand-prices.js';
import { recordPrices } from '../../../importer/prices/price-history.js';
import { ApiFailure, badRequest, notFound } from '../../../kernel/failure.js';
import { changedTags, readPageFingerprints } from '../../../kernel/page-cache/page-tags.js';
import { hashOf } from '../../../kernel/text/hash.js';
import type { UnitOfWork } from '../../../ordering/unit-of-work.js';
import type { Actor } from '../audit.js';
import { audit } from '../audit.js';
import { handPrices } from '../tables.js';
import { readProduct } from './products.js';

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
  if (before.byHand || priceRegular !== before.priceRegular)
    await keepFromFeeds(work, { actor, sku, change });
  const pages = await readPageFingerprints(db, tenant);
  const isReduced = before.priceFormer !== undefined && priceRegular < before.priceFormer;
  const done = await db
    .update(products)
    .set({
      priceRegular,
      availability,
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
    action: 'product.change',
    subject: sku,
    before: { priceRegular: before.priceRegular, availability: before.availability },
    after: { priceRegular, availability, ...(change.lastDay && { lastDay: change.lastDay }) },
  });
  return { product, tags: changedTags(pages, await readPageFingerprints(db, tenant)) };
}

/** Remembers the price as one that a person set, beside what the feed says. */
async function keepFromFeeds(
  { db, tenant, now, shop }: UnitOfWork,
  { actor, sku, change: { priceRegular: price, lastDay } }: ProductChangeInput,
): Promise<void> {
  const { timeZone } = shop.clientRuntimeConfig;
  const endsAt = lastDay === undefined ? null : instantAt(addDays(lastDay, 1), '00:00', timeZone);
  if (endsAt && endsAt <= now)
    throw badRequest('The last day of the price is over', { lastDay: 'is over' });
  const set = { price, endsAt, staffName: actor.name, setAt: now };
  const feed = {
    feedPrice: products.priceRegular,
    feedLoyalty: products.priceLoyalty,
    feedFormer: products.priceFormer,
    feedLowest: products.priceLowestPrior30,
  };
  const own = and(eq(products.tenant, tenant), eq(products.sku, sku));
  const [feedPrices] = await db.select(feed).from(products).where(own).for('update');
  if (!feedPrices) throw notFound('The product');
  await db
    .insert(handPrices)
    .values({ tenant, sku, ...set, ...feedPrices })
    .onConflictDoUpdate({ target: [handPrices.tenant, handPrices.sku], set });
}

/** Gives the price of a product back to the feed. @throws ApiFailure 404, 409 where it has it already */
export async function releaseProduct(
  work: UnitOfWork,
  { actor, sku }: Omit<ProductChangeInput, 'change'>,
): Promise<ChangedProduct> {
  const { db, tenant } = work;
  const before = await readProduct(work, sku);
  const pages = await readPageFingerprints(db, tenant);
  if (!(await releaseHandPrice(db, work, sku)))
    throw new ApiFailure(409, errorCodes.conflict, 'The feed decides the price already');
  const product = await readProduct(work, sku);
  await audit(work, actor, {
    action: 'product.release',
    subject: sku,
    before: { priceRegular: before.priceRegular },
    after: { priceRegular: product.priceRegular },
  });
  return { product, tags: changedTags(pages, await readPageFingerprints(db, tenant)) };
}
