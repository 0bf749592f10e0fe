import type { CartError, CartValidation } from '@larder/contracts/cart';
import { errorCodes } from '@larder/contracts';
import type { RequestContext } from '../../kernel/context.js';
import { ApiFailure, notFound } from '../../kernel/failure.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { inTransaction } from '../../ordering/unit-of-work.js';
import { cancelPendingOrder } from '../../payments/start/abandon-payment.js';
import { isWalletPayment } from '../../payments/start/plan.js';
import { coverageErrorOf, coverageMessage } from '../../payments/wallet/wallet-coverage.js';
import { loadState, withPatch } from '../change-cart.js';
import { serviceLocationOf } from '../distribution/move-cart.js';
import { isServed } from '../distribution/service-areas.js';
import type { CartState } from '../state.js';
import type { ValidationContext } from './validation.js';
import { orderObstacles, validate } from './validation.js';
import { toCart } from '../view.js';
import { findCart } from '../stored-cart.js';

async function validationContextOf(
  work: UnitOfWork,
  { row }: CartState,
): Promise<ValidationContext> {
  const place = serviceLocationOf(row.distributionAddress);
  const served = place !== undefined && (await isServed(work, work.shop, place));
  return { now: work.now, place: served ? place : undefined };
}

/** CART-84…86: the shop still accepts its gift card, and the wallet covers its planned part. */
async function walletFindings(
  work: UnitOfWork,
  { row, payments, terms }: CartState,
): Promise<CartError[]> {
  const planned = payments.find(isWalletPayment);
  if (!planned) return [];
  const isTaken = planned.methodKey === terms.giftCardMethodKey;
  const code = isTaken ? await coverageErrorOf(work, row.customerId, planned.amountPlanned) : '260';
  return code ? [{ code, message: coverageMessage(code) }] : [];
}

async function findingsOf(work: UnitOfWork, cart: CartState): Promise<CartError[]> {
  const findings = validate(cart, await validationContextOf(work, cart));
  return [...findings, ...(await walletFindings(work, cart))];
}

/** Everything that keeps a cart from being ordered at this moment. */
export async function obstaclesOf(work: UnitOfWork, cart: CartState): Promise<CartError[]> {
  return [...(await findingsOf(work, cart)), ...orderObstacles(cart)];
}

/** A refusal that names every obstacle by its code. */
export function cartInvalid(obstacles: readonly CartError[]): ApiFailure {
  const codes = [...new Set(obstacles.map(({ code }) => code))];
  return new ApiFailure(
    409,
    errorCodes.cartInvalid,
    `The cart cannot be ordered as it is: ${codes.join(', ')}`,
    { fields: Object.fromEntries(obstacles.map(({ code, message }) => [code, message])) },
  );
}

/** API-043: freezes a cart that can be ordered; 409 CART_INVALID names in `fields` why it cannot. */
export async function finalize(work: UnitOfWork, cart: CartState): Promise<CartState> {
  const obstacles = await obstaclesOf(work, cart);
  if (obstacles.length > 0) throw cartInvalid(obstacles);
  return withPatch(work, cart, { status: 'FINALIZED', finalizedAt: work.now });
}

export const reopened = { status: 'OPEN', finalizedAt: null } as const;

/**
 * API-047: reopens a finalized cart; an open one stays unchanged. An order that waits for its payment
 * is cancelled and can no longer be paid.
 */
export async function reset(work: UnitOfWork, cart: CartState): Promise<CartState> {
  if (cart.row.status === 'FINALIZED') await cancelPendingOrder(work, cart.row.id);
  return withPatch(work, cart, reopened);
}

async function validation(work: UnitOfWork): Promise<CartValidation> {
  const found = await findCart(work);
  if (!found) throw notFound('The cart');
  const cart = await loadState(work, found);
  return { cartDTO: toCart(cart), errors: await findingsOf(work, cart) };
}

/** API-048. */
export async function validateCart(context: RequestContext): Promise<CartValidation> {
  const session = await context.existingSession();
  if (session === undefined) throw notFound('The cart');
  return inTransaction(context, session, validation, undefined);
}
