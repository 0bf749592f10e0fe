import { errorCodes } from '@larder/contracts';
import type { RequestContext } from '../kernel/context.js';
import { ApiFailure, notFound } from '../kernel/failure.js';
import { currentRevision } from '../kernel/shop-cache.js';
import { readCodes } from '../benefits/discounts/read-codes.js';
import type { UnitOfWork } from '../ordering/unit-of-work.js';
import { inTransaction } from '../ordering/unit-of-work.js';
import { readCartAllergens } from './allergens/repository.js';
import { readArticles } from './lines/articles.js';
import { readGoods } from './lines/goods.js';
import { readCartCustomer } from './cart-customer.js';
import { readAddition } from './addition/read-addition.js';
import { createCart, newCart, patchCart } from './repository.js';
import type { CartState } from './state.js';
import type { CartPatch } from './tables.js';
import { readTerms } from './sums/terms.js';
import type { StoredCart } from './stored-cart.js';
import { findCart, lockCart } from './stored-cart.js';

/**
 * A change to a locked, open cart: writes it and returns the cart as it is then. It is a module-level
 * function instead of a closure over a request, so it can only use the database handle of its
 * transaction.
 */
export type Command<Input, Result extends CartState = CartState> = (
  work: UnitOfWork,
  cart: CartState,
  input: Input,
) => Promise<Result>;

/** A cart whole: with its products, as the catalogue has them, and the terms of the shop. */
export async function loadState(work: UnitOfWork, stored: StoredCart): Promise<CartState> {
  const { revision } = stored;
  const known = await readArticles(work, revision);
  const others = stored.lines.map(({ sku }) => sku).filter((sku) => !known.has(sku));
  const terms = await readTerms(work, revision);
  const goods = await readGoods(work, revision, others);
  const customer = await readCartCustomer(work, stored.row.customerId);
  const codes = await readCodes(work, stored);
  const articles = stored.lines.flatMap(({ lineItemId, sku }) => {
    const article = known.get(sku);
    return article ? [{ lineItemId, article }] : [];
  });
  // A line whose product has left the catalogue for good is no line.
  const { profile, confirmed } = await readCartAllergens(work, stored.row.id);
  const lines = stored.lines.flatMap((line) => {
    const found = goods.get(line.sku);
    return found ? [{ ...line, goods: found, confirmed: confirmed[line.sku] }] : [];
  });
  const current = await readAddition(work, stored.row);
  const { country } = work.shop.clientRuntimeConfig;
  return {
    ...stored,
    ...current,
    lines,
    articles,
    codes,
    customer,
    terms,
    country,
    allergenProfile: profile,
  };
}

/** Changes the cart's own row. */
export async function withPatch(
  work: UnitOfWork,
  cart: CartState,
  patch: CartPatch,
): Promise<CartState> {
  await patchCart(work, cart.row.id, patch);
  return { ...cart, row: { ...cart.row, ...patch } };
}

interface Task<Input, Result extends CartState> {
  readonly command: Command<Input, Result>;
  readonly input: Input;
  /** Creates the cart when the session has none. */
  readonly create?: true;
  /** Takes a finalized cart too. */
  readonly evenFinalized?: true;
}

/** A session that was not used for a day has to be renewed, with its cookies. */
const sessionRefreshMs = 86_400_000;

/** The session's cart, locked; undefined when the session is unknown or has to be renewed. */
async function openCart<Input, Result extends CartState>(
  work: UnitOfWork,
  { create, evenFinalized }: Task<Input, Result>,
): Promise<CartState | undefined> {
  const seenAfter = new Date(work.now.getTime() - sessionRefreshMs);
  let found = await lockCart(work, seenAfter);
  if (found === 'none' && create) {
    await createCart(work);
    found = await lockCart(work, seenAfter);
  }
  if (found === 'unknown') return undefined;
  if (found === 'none') throw notFound('The cart');
  if (found.row.status === 'FINALIZED' && !evenFinalized) {
    const message = 'The cart is finalized; reset it to change it';
    throw new ApiFailure(409, errorCodes.cartFinalized, message);
  }
  return loadState(work, found);
}

async function run<Input, Result extends CartState>(
  work: UnitOfWork,
  task: Task<Input, Result>,
): Promise<Result | undefined> {
  const cart = await openCart(work, task);
  return cart && task.command(work, cart, task.input);
}

/**
 * Runs a task on the cart of the session that the cookie claims; the session is verified together with
 * the cart instead of before it.
 */
async function inSession<Input, Result extends CartState>(
  context: RequestContext,
  task: Task<Input, Result>,
): Promise<Result> {
  const claimed = context.claimedSession();
  if (claimed !== undefined) {
    const done = await inTransaction(context, claimed, run<Input, Result>, task);
    if (done) return done;
  }
  const session = task.create ? await context.session() : await context.existingSession();
  if (session === undefined) throw notFound('The cart');
  const done = await inTransaction(context, session, run<Input, Result>, task);
  if (!done) throw new Error('A session was lost while it was used');
  return done;
}

/**
 * Runs a command on the session's open cart in one transaction. Changes to one cart are serialised; 404
 * without a cart, 409 with code 3 for a finalized one.
 */
export async function changeCart<Input, Result extends CartState>(
  context: RequestContext,
  command: Command<Input, Result>,
  input: Input,
): Promise<Result> {
  return inSession(context, { command, input });
}

/** Like `changeCart`, and creates the cart when the session has none. */
export async function changeOrCreateCart<Input, Result extends CartState>(
  context: RequestContext,
  command: Command<Input, Result>,
  input: Input,
): Promise<Result> {
  return inSession(context, { command, input, create: true });
}

/** Like `changeCart`, for a finalized cart as well. */
export async function changeFinalizedCart<Input, Result extends CartState>(
  context: RequestContext,
  command: Command<Input, Result>,
  input: Input,
): Promise<Result> {
  return inSession(context, { command, input, evenFinalized: true });
}

/** Id of a cart that is not stored: its first change stores it. */
const NEW_CART_ID = 'new';

async function readState(work: UnitOfWork): Promise<CartState> {
  const found = await findCart(work);
  if (found) return loadState(work, found);
  const revision = await currentRevision(work.db, work.tenant);
  const row = newCart(work, NEW_CART_ID);
  return loadState(work, { row, lines: [], payments: [], timeSlot: undefined, revision });
}

/**
 * The session's cart; without one, a new empty cart of version 0, which is not stored (CART-27), so
 * visitors who only look leave no rows and cause no failed calls.
 */
export async function readCart(context: RequestContext): Promise<CartState> {
  const session = await context.existingSession();
  return inTransaction(context, session ?? '', readState, undefined);
}

interface CartQuery<Input, Result> {
  readonly question: (work: UnitOfWork, cart: CartState, input: Input) => Promise<Result>;
  readonly input: Input;
}

const runQuery = async <Input, Result>(
  work: UnitOfWork,
  { question, input }: CartQuery<Input, Result>,
) => question(work, await readState(work), input);

/** Runs a query on the session's cart, which may not be stored yet. */
export async function readWithCart<Input, Result>(
  context: RequestContext,
  question: CartQuery<Input, Result>['question'],
  input: Input,
): Promise<Result> {
  const session = await context.existingSession();
  return inTransaction(context, session ?? '', runQuery<Input, Result>, { question, input });
}
