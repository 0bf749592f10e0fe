import { errorCodes } from '@larder/contracts';
import type { RequestContext } from '../kernel/context.js';
import { ApiFailure, notFound } from '../kernel/failure.js';
import type { Work } from '../ordering/work.js';
import { atomically } from '../ordering/work.js';
import { readGoods } from './goods.js';
import { createCart, findCart, lockCart, newCart, patchCart, readCartParts } from './repository.js';
import type { CartLine, CartState, StoredLine } from './state.js';
import type { CartPatch, CartRow } from './tables.js';

/**
 * Something that happens to a locked, open cart: writes what it changes and answers the cart as it
 * is then. It is a function of the module, not a closure over a request, so that it has no other
 * database handle than its transaction's.
 */
export type Command<Input, Result extends CartState = CartState> = (
  work: Work,
  cart: CartState,
  input: Input,
) => Promise<Result>;

/** Lines with their products; one whose product has left the catalogue for good is no line. */
async function withGoods(work: Work, lines: readonly StoredLine[]): Promise<CartLine[]> {
  const goods = await readGoods(
    work,
    lines.map(({ sku }) => sku),
  );
  return lines.flatMap((line) => {
    const found = goods.get(line.sku);
    return found ? [{ ...line, goods: found }] : [];
  });
}

/** A cart whole, from its row. */
export async function loadCart(work: Work, row: CartRow): Promise<CartState> {
  const parts = await readCartParts(work, row);
  return { row, ...parts, lines: await withGoods(work, parts.lines) };
}

/** Changes the cart's own row. */
export async function patched(work: Work, cart: CartState, patch: CartPatch): Promise<CartState> {
  await patchCart(work, cart.row.id, patch);
  return { ...cart, row: { ...cart.row, ...patch } };
}

async function openCart(work: Work, create: boolean): Promise<CartState> {
  let row = await lockCart(work);
  if (!row && create) {
    await createCart(work);
    row = await lockCart(work);
  }
  if (!row) throw notFound('The cart');
  if (row.status === 'FINALIZED') {
    throw new ApiFailure(
      409,
      errorCodes.cartFinalized,
      'The cart is finalized; reset it to change it',
    );
  }
  return loadCart(work, row);
}

interface Task<Input, Result extends CartState> {
  readonly command: Command<Input, Result>;
  readonly input: Input;
  readonly create: boolean;
}

async function run<Input, Result extends CartState>(
  work: Work,
  { command, input, create }: Task<Input, Result>,
): Promise<Result> {
  return command(work, await openCart(work, create), input);
}

/**
 * Runs a command on the session's open cart, whole or not at all. Changes of one cart wait for each
 * other; 404 without a cart, 409 with code 3 for a finalized one.
 */
export async function changeCart<Input, Result extends CartState>(
  context: RequestContext,
  command: Command<Input, Result>,
  input: Input,
): Promise<Result> {
  const session = await context.existingSession();
  if (session === undefined) throw notFound('The cart');
  return atomically(context, session, run<Input, Result>, { command, input, create: false });
}

/** Like `changeCart`, and makes the cart when the session has none. */
export async function changeOrCreateCart<Input, Result extends CartState>(
  context: RequestContext,
  command: Command<Input, Result>,
  input: Input,
): Promise<Result> {
  const session = await context.session();
  return atomically(context, session, run<Input, Result>, { command, input, create: true });
}

/** Id of a cart that is not kept: the first change of it makes a real one. */
const UNKEPT = 'new';

async function read(work: Work): Promise<CartState> {
  return loadCart(work, (await findCart(work)) ?? newCart(work, UNKEPT));
}

/**
 * The session's cart as it stands; without one a new, empty cart of version 0, which is not kept
 * (CART-27): a visitor who only looks leaves nothing behind, and no failed call either.
 */
export async function readCart(context: RequestContext): Promise<CartState> {
  const session = await context.existingSession();
  return atomically(context, session ?? '', read, undefined);
}
