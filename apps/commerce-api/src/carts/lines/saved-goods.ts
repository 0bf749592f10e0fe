import { errorCodes } from '@larder/contracts';
import type { SavedGoods } from '@larder/contracts/cart/basket';
import { MAX_SAVED_GOODS } from '@larder/contracts/cart/schemas';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../kernel/context.js';
import { ApiFailure, notFound } from '../../kernel/failure.js';
import type { Scope } from '../../kernel/scope.js';
import { currentRevision } from '../../kernel/shop-cache.js';
import type { Buyer } from '../../orders/buy-again/read-purchases.js';
import { buyerOf } from '../../orders/buy-again/read-purchases.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { CartState } from '../state.js';
import { readGoods } from './goods.js';
import { removeItems } from './items.js';
import { savedGoods } from './saved-goods-table.js';

type Place = Pick<Scope, 'db' | 'tenant'>;

const holderOf = (owner: Buyer) =>
  'customer' in owner ? `customer:${owner.customer}` : owner.guest;
const ownedBy = ({ tenant }: Pick<Scope, 'tenant'>, owner: Buyer) =>
  and(eq(savedGoods.tenant, tenant), eq(savedGoods.holder, holderOf(owner)));

/** What the shopper has put aside, as the shop has it today; the latest first. */
export async function readSavedGoods(context: RequestContext): Promise<SavedGoods> {
  const owner = await buyerOf(context);
  if (!owner) return { goods: [] };
  const { sku, name, quantity, note, savedAt } = savedGoods;
  const found = await context.db
    .select({ sku, name, quantity, note })
    .from(savedGoods)
    .where(ownedBy(context, owner))
    .orderBy(desc(savedAt), asc(sku));
  if (found.length === 0) return { goods: [] };
  const revision = await currentRevision(context.db, context.tenant);
  const known = await readGoods(
    context,
    revision,
    found.map((one) => one.sku),
  );
  return {
    goods: found.map(({ note: written, ...one }) => {
      const product = known.get(one.sku)?.product;
      return { ...one, ...(written !== null && { note: written }), ...(product && { product }) };
    }),
  };
}

/** Removes a product from what is put aside; one that is not there is passed over. */
export async function removeSavedGood(context: RequestContext, sku: string): Promise<SavedGoods> {
  const owner = await buyerOf(context);
  if (owner)
    await context.db
      .delete(savedGoods)
      .where(and(ownedBy(context, owner), eq(savedGoods.sku, sku)));
  return readSavedGoods(context);
}

export interface Saving {
  readonly lineItemId: string;
  /** Absent for a guest. */
  readonly customer: string | undefined;
}

/**
 * Moves a line out of the cart to what is put aside. The cart is locked, so two devices wait for each
 * other; what is put aside again adds up. The last note stays.
 * @throws ApiFailure 404 for a line that is not in the cart, 409 when too much is put aside
 */
export async function saveForLater(
  work: UnitOfWork,
  cart: CartState,
  { lineItemId, customer }: Saving,
): Promise<CartState> {
  const line = cart.lines.find((one) => one.lineItemId === lineItemId);
  if (!line) throw notFound('The line');
  const owner = customer === undefined ? { guest: work.session } : { customer };
  const { sku, quantity, goods, note } = line;
  await requireRoom(work, owner, sku);
  await work.db
    .insert(savedGoods)
    .values({
      tenant: work.tenant,
      sku,
      quantity,
      note,
      name: goods.product.name,
      savedAt: work.now,
      ...('customer' in owner ? { customerId: owner.customer } : { sessionId: owner.guest }),
    })
    .onConflictDoUpdate({
      target: [savedGoods.tenant, savedGoods.holder, savedGoods.sku],
      set: {
        quantity: sql`least(${savedGoods.quantity} + excluded.quantity, ${goods.product.maxQuantity})`,
        note: sql`coalesce(excluded.note, ${savedGoods.note})`,
        savedAt: work.now,
      },
    });
  return removeItems(work, cart, [lineItemId]);
}

async function requireRoom(place: Place, owner: Buyer, sku: string): Promise<void> {
  const [found] = await place.db
    .select({ others: count() })
    .from(savedGoods)
    .where(and(ownedBy(place, owner), sql`${savedGoods.sku} <> ${sku}`));
  if (found && found.others >= MAX_SAVED_GOODS)
    throw new ApiFailure(
      409,
      errorCodes.conflict,
      `At most ${MAX_SAVED_GOODS} products are put aside`,
    );
}

/**
 * What a guest has put aside goes over to the customer who signs in, the latest as far as there is room.
 * A product that the customer has put aside already keeps the customer's quantity.
 */
export async function adoptSavedGoods(
  { db, tenant }: Place,
  { guest, customer }: { readonly guest: string; readonly customer: string },
): Promise<void> {
  await db.execute(sql`
    WITH moved AS (
      DELETE FROM saved_goods WHERE tenant = ${tenant} AND session_id = ${guest} RETURNING *
    ), own AS (
      SELECT sku FROM saved_goods WHERE tenant = ${tenant} AND customer_id = ${customer}
    )
    INSERT INTO saved_goods (tenant, customer_id, sku, name, quantity, note, saved_at)
    SELECT m.tenant, ${customer}, m.sku, m.name, m.quantity, m.note, m.saved_at
    FROM moved m WHERE m.sku NOT IN (SELECT sku FROM own)
    ORDER BY m.saved_at DESC, m.sku
    LIMIT greatest(0, ${MAX_SAVED_GOODS}::int - (SELECT count(*)::int FROM own))
    ON CONFLICT DO NOTHING`);
}
