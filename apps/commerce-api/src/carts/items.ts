import { randomUUID } from 'node:crypto';
import type { BulkResult, CartItemInput } from '@larder/contracts/cart';
import { errorCodes } from '@larder/contracts';
import { isOnStep } from '@larder/pricing';
import { ApiFailure, notFound } from '../kernel/failure.js';
import type { Work } from '../ordering/work.js';
import { readArticles } from './articles.js';
import type { Goods } from './goods.js';
import { readGoods } from './goods.js';
import { putArticle } from './put-article.js';
import { deleteLines, isAnothersLine, saveLines } from './repository.js';
import type { CartLine, CartState } from './state.js';
import { isOrderable } from './state.js';

interface Refusal {
  readonly status: number;
  readonly errorCode: string;
  readonly message: string;
}

/** Why a quantity of a product cannot be in a cart, or undefined when it can. */
export function itemRefusal(goods: Goods | undefined, quantity: number): Refusal | undefined {
  if (!goods) {
    return { status: 404, errorCode: errorCodes.unknownSku, message: 'There is no such product' };
  }
  const { product } = goods;
  if (!isOrderable(goods)) {
    return {
      status: 409,
      errorCode: errorCodes.notOrderable,
      message: 'The product cannot be ordered at the moment',
    };
  }
  if (!isOnStep(product, quantity)) {
    const message = `The quantity must be a multiple of ${product.quantityStepSize}`;
    return { status: 400, errorCode: errorCodes.invalidQuantity, message };
  }
  if (quantity > product.maxQuantity) {
    const message = `At most ${product.maxQuantity} of the product can be ordered`;
    return { status: 409, errorCode: errorCodes.maxQuantity, message };
  }
  return undefined;
}

function merged(lines: readonly CartLine[], changed: readonly CartLine[]): CartLine[] {
  const bySku = new Map([...lines, ...changed].map((line) => [line.sku, line]));
  return [...bySku.values()];
}

async function putLines(
  work: Work,
  cart: CartState,
  items: readonly (CartItemInput & { readonly goods: Goods })[],
): Promise<CartState> {
  const known = new Map(cart.lines.map((line) => [line.sku, line]));
  const lines: CartLine[] = items.map(({ sku, quantity, goods }) => ({
    lineItemId: known.get(sku)?.lineItemId ?? randomUUID(),
    substitution: known.get(sku)?.substitution,
    ...{ sku, quantity, goods },
  }));
  await saveLines(
    work,
    cart.row.id,
    lines.map(({ lineItemId, sku, quantity }) => ({ lineItemId, sku, quantity })),
  );
  return { ...cart, lines: merged(cart.lines, lines) };
}

async function goodsOf(work: Work, cart: CartState, skus: readonly string[]) {
  const known = new Map<string, Goods>(cart.lines.map((line) => [line.sku, line.goods]));
  const unknown = skus.filter((sku) => !known.has(sku));
  return new Map([...known, ...(await readGoods(work, cart.edition, unknown))]);
}

/** Sets a line's total quantity (API-060); a refused one changes nothing. */
export async function setItem(
  work: Work,
  cart: CartState,
  { sku, quantity }: CartItemInput,
): Promise<CartState> {
  const article = (await readArticles(work, cart.edition)).get(sku);
  if (article) return putArticle(work, cart, article);
  const goods = (await goodsOf(work, cart, [sku])).get(sku);
  const refusal = itemRefusal(goods, quantity);
  if (refusal) throw new ApiFailure(refusal.status, refusal.errorCode, refusal.message);
  return goods ? putLines(work, cart, [{ sku, quantity, goods }]) : cart;
}

export interface BulkState extends CartState {
  readonly refused: BulkResult['notAddedOrUpdatedItems'];
}

/** Sets several lines; what cannot be had is told and does not hold the rest up (CART-95). */
export async function setItems(
  work: Work,
  cart: CartState,
  items: readonly CartItemInput[],
): Promise<BulkState> {
  const wanted = [...new Map(items.map((item) => [item.sku, item])).values()];
  const goods = await goodsOf(
    work,
    cart,
    wanted.map(({ sku }) => sku),
  );
  const judged = wanted.map((item) => ({
    ...item,
    goods: goods.get(item.sku),
    refusal: itemRefusal(goods.get(item.sku), item.quantity),
  }));
  const accepted = judged.flatMap(({ sku, quantity, goods: found, refusal }) =>
    found && !refusal ? [{ sku, quantity, goods: found }] : [],
  );
  const refused = judged.flatMap(({ sku, quantity, refusal }) =>
    refusal ? [{ sku, quantity, errorCode: refusal.errorCode }] : [],
  );
  return { ...(await putLines(work, cart, accepted)), refused };
}

/**
 * API-059: takes lines out. Those that are gone already are passed over, so that twice is as once; a line
 * of another visitor's cart is refused, and nothing is taken out.
 */
export async function removeOwnItems(
  work: Work,
  cart: CartState,
  lineItemIds: readonly string[],
): Promise<CartState> {
  const own = new Set([...cart.lines, ...cart.articles].map(({ lineItemId }) => lineItemId));
  const others = lineItemIds.filter((id) => !own.has(id));
  if (others.length > 0 && (await isAnothersLine(work, others))) throw notFound('The line');
  return removeItems(work, cart, lineItemIds);
}

/** Takes lines out of the cart; those that are not in it are passed over. */
export async function removeItems(
  work: Work,
  cart: CartState,
  lineItemIds: readonly string[],
): Promise<CartState> {
  await deleteLines(work, cart.row.id, lineItemIds);
  const isKept = (line: { readonly lineItemId: string }) => !lineItemIds.includes(line.lineItemId);
  return { ...cart, lines: cart.lines.filter(isKept), articles: cart.articles.filter(isKept) };
}

/** Empties the cart of its goods; place, window and addresses stay. */
export async function removeAllItems(work: Work, cart: CartState): Promise<CartState> {
  return removeItems(
    work,
    cart,
    [...cart.lines, ...cart.articles].map(({ lineItemId }) => lineItemId),
  );
}
