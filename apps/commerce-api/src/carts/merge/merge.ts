import { errorCodes } from '@larder/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { lockCustomer } from '../../payments/wallet/repository.js';
import { moveHold } from '../../distribution/capacity/holds.js';
import type { RequestContext } from '../../kernel/context.js';
import { ApiFailure, notFound } from '../../kernel/failure.js';
import { moveCodes } from '../../benefits/discounts/change-codes.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { inTransaction } from '../../ordering/unit-of-work.js';
import { changeOrCreateCart, loadState } from '../change-cart.js';
import { checkGuestLines, mergeProfiles } from '../allergens/merge-allergens.js';
import { patchCart, saveLineNote, saveLines, saveSubstitution } from '../repository.js';
import type { CartState } from '../state.js';
import { findCart, findGuestCart, readCartById } from '../stored-cart.js';
import { carts } from '../tables.js';

/**
 * API-045, CART-45: the guest's cart becomes the customer's. Idempotent.
 * @throws ApiFailure 401, 404, and 409 when the customer has a cart of their own
 */
export async function attachCart(context: RequestContext, id: string): Promise<CartState> {
  const customer = await context.requireCustomer();
  const session = (await context.existingSession()) ?? '';
  return inTransaction(context, session, attach, { id, customer });
}

interface AttachRequest {
  readonly id: string;
  readonly customer: string;
}

async function attach(work: UnitOfWork, { id, customer }: AttachRequest): Promise<CartState> {
  // Two first carts at once wait for each other.
  await lockCustomer(work, customer);
  const current = await findCart(work);
  if (current?.row.customerId === customer) {
    if (current.row.id === id) return loadState(work, current);
    throw new ApiFailure(409, errorCodes.conflict, 'The customer has a cart already: merge them');
  }
  const guest = await findGuestCart(work, id);
  if (!guest) throw notFound('The cart');
  await work.db
    .update(carts)
    .set({
      sessionId: `customer:${customer}`,
      customerId: customer,
      version: sql`${carts.version} + 1`,
    })
    .where(and(eq(carts.tenant, work.tenant), eq(carts.id, id)));
  return loadState(work, await readCartById(work, id));
}

/**
 * API-046, CART-47: moves the goods of the guest's cart into the customer's; quantities of common
 * products are added, up to the orderable maximum. Products that conflict with avoided allergens and
 * are not confirmed are listed in `heldBack`. The guest's cart is deleted.
 * @throws ApiFailure 401, and 404 for a cart that is not the session's, or is already merged
 */
export async function mergeGuestCart(context: RequestContext, id: string): Promise<CartState> {
  await context.requireCustomer();
  return changeOrCreateCart(context, merge, id);
}

async function merge(work: UnitOfWork, cart: CartState, id: string): Promise<CartState> {
  // Concurrent merges are serialised here: the customer's cart is locked.
  const stored = await findGuestCart(work, id);
  if (!stored || stored.row.id === cart.row.id) throw notFound('The cart');
  const guest = await loadState(work, stored);
  const { lines, heldBack } = checkGuestLines(await mergeProfiles(work, cart, guest), guest);
  await saveLines(work, cart.row.id, lines);
  await moveCodes(work, guest, cart);
  await mergeSubstitutions(work, { guest, cart, lines });
  await mergeNotes(work, { guest, cart, lines });
  if (cart.row.distributionAddress === null) {
    const { distributionAddress, windowId } = guest.row;
    await moveHold(work, { from: id, to: cart.row.id });
    await patchCart(work, cart.row.id, { distributionAddress, windowId });
  }
  await patchCart(work, id, { status: 'ABANDONED', finalizedAt: null });
  return {
    ...(await loadState(work, await readCartById(work, cart.row.id))),
    needsConfirmation: heldBack,
  };
}

interface MergedCarts {
  readonly guest: CartState;
  readonly cart: CartState;
  /** Lines from the guest's cart, by their ids in the customer's cart. */
  readonly lines: readonly { readonly sku: string; readonly lineItemId: string }[];
}

/**
 * The guest's substitution preferences are kept; those of the customer, for a product or for the cart,
 * still apply to the products that were already in the cart.
 */
async function mergeSubstitutions(
  work: UnitOfWork,
  { guest, cart, lines }: MergedCarts,
): Promise<void> {
  const { id, substitution } = cart.row;
  await patchCart(work, id, { substitution: substitution ?? guest.row.substitution });
  const own = new Map(cart.lines.map((line) => [line.sku, line]));
  const guestSubstitutions = new Map(guest.lines.map((line) => [line.sku, line.substitution]));
  for (const { sku, lineItemId } of lines) {
    const known = own.get(sku);
    const request = guestSubstitutions.get(sku);
    const hasPreference = known && (known.substitution ?? substitution);
    if (request && !hasPreference)
      await saveSubstitution(work, id, { lineItemId, substitution: request });
  }
}

/** The guest's notes are kept where the customer has written none. */
async function mergeNotes(work: UnitOfWork, { guest, cart, lines }: MergedCarts): Promise<void> {
  const { id, note } = cart.row;
  if (!note && guest.row.note) await patchCart(work, id, { note: guest.row.note });
  const own = new Map(cart.lines.map((line) => [line.sku, line.note]));
  const guestNotes = new Map(guest.lines.map((line) => [line.sku, line.note]));
  for (const { sku, lineItemId } of lines) {
    const written = guestNotes.get(sku);
    if (written && !own.get(sku)) await saveLineNote(work, id, { lineItemId, note: written });
  }
}
