import { errorCodes } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import { cartCalls } from '@larder/contracts/cart';
import { Cart as CartSchema } from '@larder/contracts/cart/schemas';
import { checkoutCalls } from '@larder/contracts/checkout';
import { CheckoutInput, CheckoutResult, OrderConfig } from '@larder/contracts/checkout/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CartMirror } from '../carts/cart-mirror.js';
import type { CatalogueSource } from '../catalogue/read-catalogue.js';
import type { StoreApi } from '../medusa/store-api.js';
import { StoreRefusal } from '../medusa/store-api.js';
import type { Binding } from '../server/bind-call.js';
import { ApiFailure } from '../server/failure.js';
import { createTurns } from '../server/in-turn.js';
import type { Reference } from '../server/reference.js';
import { copyHead } from '../server/reference.js';
import { differingLines } from './check-prices.js';
import { completeOrder, prepareOrder } from './store-order.js';

interface Parts {
  readonly store: StoreApi;
  readonly reference: Reference;
  readonly mirror: CartMirror;
  readonly source: CatalogueSource;
  readonly language: string;
}

interface Attempt {
  readonly cartId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Methods that are paid on handover. Online payment would need a payment provider in Medusa. */
const onHandover = new Set(['payment-at-the-door', 'payment-at-the-store']);

const conflict = (message: string) => new ApiFailure(409, errorCodes.conflict, message);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The cart that the call wants to order, as long as it is open for that. */
async function cartOf({ reference }: Parts, request: FastifyRequest): Promise<Cart | undefined> {
  const { path, method } = cartCalls.getCart;
  const answer = await reference.askFor(request, { path, method });
  return z.safeParse(CartSchema, readJson(await answer.text())).data;
}

/** Makes Medusa's cart ready to be ordered. Gives its id. */
async function prepare({ store, mirror, source, language }: Parts, cart: Cart): Promise<string> {
  const { cart: stored, refused } = await mirror.sync(cart);
  const differing = differingLines(cart, stored, await source.in(language));
  const skus = [...new Set([...refused.map(({ sku }) => sku), ...differing])];
  if (skus.length > 0) throw conflict(`Stock or price in Medusa differs: ${skus.join(', ')}`);
  await prepareOrder(store, stored.id, cart);
  return stored.id;
}

/** Takes an order back that Medusa does not make after all. */
async function cancel({ reference }: Parts, request: FastifyRequest, orderNumber: string) {
  const { method, path } = checkoutCalls.cancelOrder;
  await reference.askFor(request, { method, path: path.replace(':orderNumber', orderNumber) });
}

async function complete(
  parts: Parts,
  request: FastifyRequest,
  { storeCartId, cart, text }: { storeCartId: string; cart: Cart; text: string },
): Promise<void> {
  const { orderNumber } = z.safeParse(CheckoutResult, readJson(text)).data ?? {};
  if (orderNumber === undefined) return;
  const facts = { orderNumber, total: cart.priceInfo.total };
  try {
    const number = await completeOrder(parts.store, storeCartId, facts);
    parts.mirror.forget(cart.id);
    request.log.info({ orderNumber, number }, 'ordered in Medusa');
  } catch (error) {
    await cancel(parts, request, orderNumber);
    if (error instanceof StoreRefusal) throw conflict('Medusa refuses the order');
    throw error;
  }
}

async function place({ pass }: Binding, parts: Parts, { cartId, request, reply }: Attempt) {
  const cart = await cartOf(parts, request);
  // A repeated call, or one that is refused: the reference backend knows its answer.
  if (cart?.id !== cartId || cart.cartStatus !== 'FINALIZED') return pass(request, reply);
  const storeCartId = await prepare(parts, cart);
  const answer = await parts.reference.ask(request);
  const text = await answer.text();
  if (answer.ok) await complete(parts, request, { storeCartId, cart, text });
  return copyHead(answer, reply).send(text);
}

/** An order is placed in both: the reference backend keeps its time slot and rules, Medusa its goods. */
export function checkoutRoutes(binding: Binding, parts: Parts): void {
  const { app, isOwn, pass } = binding;
  const inTurn = createTurns();
  const { postCheckout, getOrderConfig } = checkoutCalls;
  app.post(postCheckout.path, async (request, reply) => {
    const body = request.body instanceof Buffer ? readJson(request.body.toString()) : undefined;
    const input = z.safeParse(CheckoutInput, body).data;
    if (!isOwn(request) || !input) return pass(request, reply);
    const { methodKey, cartId } = input;
    if (methodKey !== undefined && !onHandover.has(methodKey))
      throw conflict(`${methodKey} is no payment method of this shop`);
    return inTurn(cartId, () => place(binding, parts, { cartId, request, reply }));
  });
  app.get(getOrderConfig.path, async (request, reply) => {
    if (!isOwn(request)) return pass(request, reply);
    const answer = await parts.reference.ask(request);
    const text = await answer.text();
    const config = z.safeParse(OrderConfig, readJson(text)).data;
    if (!answer.ok || !config) return copyHead(answer, reply).send(text);
    const { express: _express, paymentMethods, ...rest } = config;
    const methods = paymentMethods.filter((method) => onHandover.has(method));
    return copyHead(answer, reply).send(JSON.stringify({ ...rest, paymentMethods: methods }));
  });
}
