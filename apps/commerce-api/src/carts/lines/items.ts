import type { CartItemInput, RefusedItem } from '@larder/contracts/cart';
import { notFound } from '../../kernel/failure.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { CheckedLine } from '../allergens/check-allergens.js';
import { readArticles } from './articles.js';
import type { Goods } from './goods.js';
import { readGoods } from './goods.js';
import { itemFailure, validateItem, refusedItem } from '../validation/validate-item.js';
import { putArticle } from './put-article.js';
import { deleteLines, isForeignLine, saveLines } from '../repository.js';
import type { CartLine, CartState } from '../state.js';

function merged(lines: readonly CartLine[], changed: readonly CartLine[]): CartLine[] {
  const bySku = new Map([...lines, ...changed].map((line) => [line.sku, line]));
  return [...bySku.values()];
}

async function putLines(
  work: UnitOfWork,
  cart: CartState,
  lines: readonly (CartLine & CheckedLine)[],
): Promise<CartState> {
  await saveLines(work, cart.row.id, lines);
  return { ...cart, lines: merged(cart.lines, lines) };
}

async function goodsOf(work: UnitOfWork, cart: CartState, skus: readonly string[]) {
  const known = new Map<string, Goods>(cart.lines.map((line) => [line.sku, line.goods]));
  const unknown = skus.filter((sku) => !known.has(sku));
  return new Map([...known, ...(await readGoods(work, cart.revision, unknown))]);
}

/** Sets a line's total quantity (API-060); a refused one changes nothing. */
export async function setItem(
  work: UnitOfWork,
  cart: CartState,
  item: CartItemInput,
): Promise<CartState> {
  const { sku } = item;
  const article = (await readArticles(work, cart.revision)).get(sku);
  if (article) return putArticle(work, cart, article);
  const goods = (await goodsOf(work, cart, [sku])).get(sku);
  const judged = validateItem(cart, item, goods);
  if ('refusal' in judged) throw itemFailure(judged, goods);
  return putLines(work, cart, [judged.line]);
}

export interface BulkState extends CartState {
  readonly refused: readonly RefusedItem[];
}

/** Sets several lines; unavailable products are reported and do not block the others (CART-95). */
export async function setItems(
  work: UnitOfWork,
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
    item,
    outcome: validateItem(cart, item, goods.get(item.sku)),
  }));
  const accepted = judged.flatMap(({ outcome }) => ('line' in outcome ? [outcome.line] : []));
  const refused = judged.flatMap(({ item, outcome }) =>
    'refusal' in outcome ? [refusedItem(item, outcome, goods.get(item.sku))] : [],
  );
  return { ...(await putLines(work, cart, accepted)), refused };
}

/**
 * API-059: takes lines out. Those that are gone already are passed over, so that twice is as once; a line
 * of another visitor's cart is refused, and nothing is taken out.
 */
export async function removeOwnItems(
  work: UnitOfWork,
  cart: CartState,
  lineItemIds: readonly string[],
): Promise<CartState> {
  const own = new Set([...cart.lines, ...cart.articles].map(({ lineItemId }) => lineItemId));
  const others = lineItemIds.filter((id) => !own.has(id));
  if (others.length > 0 && (await isForeignLine(work, others))) throw notFound('The line');
  return removeItems(work, cart, lineItemIds);
}

/** Takes lines out of the cart; those that are not in it are passed over. */
export async function removeItems(
  work: UnitOfWork,
  cart: CartState,
  lineItemIds: readonly string[],
): Promise<CartState> {
  await deleteLines(work, cart.row.id, lineItemIds);
  const isKept = (line: { readonly lineItemId: string }) => !lineItemIds.includes(line.lineItemId);
  return { ...cart, lines: cart.lines.filter(isKept), articles: cart.articles.filter(isKept) };
}

/** Removes all goods; place, time slot and addresses stay. */
export async function removeAllItems(work: UnitOfWork, cart: CartState): Promise<CartState> {
  return removeItems(
    work,
    cart,
    [...cart.lines, ...cart.articles].map(({ lineItemId }) => lineItemId),
  );
}
