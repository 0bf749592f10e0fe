import { errorCodes } from '@larder/contracts';
import { and, eq } from 'drizzle-orm';
import { changeCart } from '../../carts/change-cart.js';
import type { CartState } from '../../carts/state.js';
import { clearAttempt, limitAttempts } from '../../customers/sign-in/attempt-limits.js';
import type { RequestContext } from '../../kernel/context.js';
import { ApiFailure, notFound } from '../../kernel/failure.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { CodeFault } from './code-state.js';
import { codeFault, codeFaultMessages, canCombine } from './code-state.js';
import { findCode } from './read-codes.js';
import { cartDiscountCodes } from './tables.js';

/** Normalises a typed code: upper case, no spaces. */
export function normaliseCode(typed: string): string {
  return typed.toUpperCase().replace(/\s/g, '');
}

export function codeRefused(fault: CodeFault): ApiFailure {
  return new ApiFailure(409, fault, codeFaultMessages[fault]);
}

/**
 * API-061: adds a code to the session's cart; idempotent. Rejected codes count as attempts: guessing is
 * blocked after twenty, and for one network address after a hundred.
 * @throws ApiFailure 223, 227, 228 (also for an unknown code), 229, CONFLICT for a code that cannot be
 * combined with those on the cart, 429
 */
export async function addCode(context: RequestContext, typed: string): Promise<CartState> {
  const session = await context.existingSession();
  if (session === undefined) throw notFound('The cart');
  const subject = ['discount code', session] as const;
  await limitAttempts(context, subject);
  const cart = await changeCart(context, putCode, normaliseCode(typed));
  await clearAttempt(context, subject);
  return cart;
}

async function putCode(work: UnitOfWork, cart: CartState, code: string): Promise<CartState> {
  if (cart.codes.some((known) => known.code === code)) return cart;
  const found = await findCode(work, cart, code);
  const fault = found ? codeFault(found, cart) : '228';
  if (!found || fault) throw codeRefused(fault ?? '228');
  if (!canCombine(found, cart.codes)) {
    const why = 'The code does not go along with those on the cart';
    throw new ApiFailure(409, errorCodes.conflict, why, { fields: { code: why } });
  }
  await saveCode(work, cart.row.id, code);
  return { ...cart, codes: [...cart.codes, found].sort(byCode) };
}

const byCode = (a: { readonly code: string }, b: { readonly code: string }) =>
  a.code < b.code ? -1 : 1;

async function saveCode({ db, tenant }: UnitOfWork, cartId: string, code: string): Promise<void> {
  await db.insert(cartDiscountCodes).values({ tenant, cartId, code }).onConflictDoNothing();
}

/** API-062; a code that is not on the cart is gone already. */
export async function removeCode(
  work: UnitOfWork,
  cart: CartState,
  typed: string,
): Promise<CartState> {
  const code = normaliseCode(typed);
  await work.db
    .delete(cartDiscountCodes)
    .where(
      and(
        eq(cartDiscountCodes.tenant, work.tenant),
        eq(cartDiscountCodes.cartId, cart.row.id),
        eq(cartDiscountCodes.code, code),
      ),
    );
  return { ...cart, codes: cart.codes.filter((known) => known.code !== code) };
}

/** Adds the codes of a guest's cart to the customer's, as far as they can be combined (CART-47). */
export async function moveCodes(work: UnitOfWork, from: CartState, to: CartState): Promise<void> {
  const present = [...to.codes];
  for (const code of from.codes) {
    if (present.some((known) => known.code === code.code) || !canCombine(code, present)) continue;
    await saveCode(work, to.row.id, code.code);
    present.push(code);
  }
}
