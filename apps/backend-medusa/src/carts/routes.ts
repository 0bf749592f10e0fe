import { cartCalls } from '@larder/contracts/cart';
import type { Cart } from '@larder/contracts/cart';
import { BulkResult, Cart as CartSchema } from '@larder/contracts/cart/schemas';
import { errorCodes } from '@larder/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Binding } from '../server/bind-call.js';
import { ApiFailure } from '../server/failure.js';
import type { Reference } from '../server/reference.js';
import { copyHead } from '../server/reference.js';
import type { CartMirror, RefusedLine } from './cart-mirror.js';

const Answer = z.union([BulkResult, CartSchema]);

/** The cart in an answer, if there is one. */
function cartIn(text: string): Cart | undefined {
  const parsed = z.safeParse(z.pipe(z.string(), z.transform((raw) => JSON.parse(raw) as unknown)), text); // prettier-ignore
  const answer = z.safeParse(Answer, parsed.data);
  if (!answer.success) return undefined;
  return 'cartDTO' in answer.data ? answer.data.cartDTO : answer.data;
}

/** Gives lines that Medusa does not take the quantity that it has, or removes them. */
async function takeBack(
  reference: Reference,
  request: FastifyRequest,
  cart: Cart,
  refused: readonly RefusedLine[],
): Promise<void> {
  for (const { sku, left } of refused) {
    const line = cart.productLineItems.find(({ product }) => product.sku === sku);
    if (!line) continue;
    const { path: items } = cartCalls.setItem;
    const lines = `${cartCalls.removeItems.path}?lineItemIds=${line.lineItemId}`;
    await reference.askFor(
      request,
      left > 0
        ? { method: 'POST', path: items, body: { sku, quantity: left } }
        : { method: 'DELETE', path: lines },
    );
  }
}

/** Calls that can change the lines of a cart. */
const changing = [
  cartCalls.setItem,
  cartCalls.setItems,
  cartCalls.removeItems,
  cartCalls.removeAllItems,
  cartCalls.mergeCart,
  cartCalls.setCartCustomer,
];

/**
 * The reference backend keeps the rules of a cart (steps, allergens, deposits, time slots, codes); Medusa
 * keeps its lines too, and decides on the stock.
 */
export function cartRoutes(
  { app, isOwn, pass }: Binding,
  reference: Reference,
  mirror: CartMirror,
) {
  const answerOf = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOwn(request)) return pass(request, reply);
    const answer = await reference.ask(request);
    const text = await answer.text();
    const cart = answer.ok ? cartIn(text) : undefined;
    if (!cart) return copyHead(answer, reply).send(text);
    const refused = await mirror.sync(cart).then(
      (mirrored) => mirrored.refused,
      (error: unknown) => {
        // The checkout makes both carts alike again, or refuses.
        request.log.error({ err: error }, 'a cart was not brought to Medusa');
        return [];
      },
    );
    if (refused.length === 0) return copyHead(answer, reply).send(text);
    await takeBack(reference, request, cart, refused);
    for (const cookie of answer.headers.getSetCookie()) void reply.header('set-cookie', cookie);
    const isUnknown = refused.some(({ reason }) => reason === 'unknown');
    throw new ApiFailure(
      409,
      isUnknown ? errorCodes.unknownSku : errorCodes.notOrderable,
      'Medusa does not have that much of it',
    );
  };
  for (const { method, path } of changing) app.route({ method, url: path, handler: answerOf });
}
