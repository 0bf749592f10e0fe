import { randomUUID } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import { ApiFailure, signInRequired } from '../../kernel/failure.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { Article } from './articles.js';
import { asCheckedLine } from '../allergens/check-allergens.js';
import { saveLines } from '../repository.js';
import type { CartState } from '../state.js';

/**
 * Adds a voucher or a delivery pass to the cart, by its article id in place of a sku (LOY-12, PASS-07).
 * Idempotent.
 * @throws ApiFailure 401 without a customer, 404 for a voucher of someone else, 409 for one that has to
 * be activated first
 */
export async function putArticle(
  work: UnitOfWork,
  cart: CartState,
  article: Article,
): Promise<CartState> {
  const { customerId } = cart.row;
  if (customerId === null) throw signInRequired();
  if (article.kind === 'voucher') await requireVoucher(work, customerId, article.articleId);
  if (cart.articles.some(({ article: known }) => known.articleId === article.articleId))
    return cart;
  const lineItemId = randomUUID();
  const line = asCheckedLine({ lineItemId, sku: article.articleId, quantity: 1 });
  await saveLines(work, cart.row.id, [line]);
  return { ...cart, articles: [...cart.articles, { lineItemId, article }] };
}

async function requireVoucher(work: UnitOfWork, customer: string, articleId: string) {
  const own = await work.shop.loyalty.cartVouchers(work, customer);
  const voucher = own.find((one) => one.articleId === articleId);
  if (!voucher) {
    const message = 'There is no such voucher';
    throw new ApiFailure(404, errorCodes.unknownSku, message);
  }
  if (voucher.activated === false) {
    const message = 'The voucher has to be activated first';
    throw new ApiFailure(409, errorCodes.notOrderable, message);
  }
}
