import { errorCodes } from '@larder/contracts';
import { bestVoucher, passLine } from '../carts/sums/benefits.js';
import { cartInvalid } from '../carts/validation/finalize.js';
import { deleteLines } from '../carts/repository.js';
import type { CartState } from '../carts/state.js';
import { cartSums, discountableTotal } from '../carts/sums/sums.js';
import { codeFaultMessages } from '../benefits/discounts/code-state.js';
import { redeemCode } from '../benefits/discounts/code-redemptions.js';
import { ApiFailure } from '../kernel/failure.js';
import { redeemShopVoucher } from '../benefits/loyalty/redeem-voucher.js';
import type { UnitOfWork } from '../ordering/unit-of-work.js';
import { grantPass } from '../payments/wallet/delivery-pass.js';

/**
 * Redeems the voucher that applies to the cart, in the order's transaction: a voucher's uses never
 * exceed its limit. If another order was faster, or the voucher has expired, the total differs.
 */
export async function redeemVoucher(
  work: UnitOfWork,
  cart: CartState,
): Promise<ApiFailure | undefined> {
  const { customerId } = cart.row;
  const found = bestVoucher(cart, discountableTotal(cart));
  if (!found || customerId === null || found.best.article.kind !== 'voucher') return undefined;
  const { promotionId } = found.best.article;
  if (await redeemShopVoucher(work, { customer: customerId, promotionId, key: cart.row.id }))
    return undefined;
  const why = 'The voucher can no longer be redeemed';
  return new ApiFailure(409, errorCodes.conflict, why, { fields: { voucher: why } });
}

/** After a refusal, the cart continues without the invalid voucher. */
export async function removeVoucher(work: UnitOfWork, cart: CartState, { details }: ApiFailure) {
  if (details.fields?.['voucher'] === undefined) return;
  const found = bestVoucher(cart, discountableTotal(cart));
  const gone = cart.articles.filter(({ article }) => article === found?.best.article);
  await deleteLines(
    work,
    cart.row.id,
    gone.map(({ lineItemId }) => lineItemId),
  );
}

/**
 * Redeems the codes that take something off, always sorted, so that concurrent orders lock them in the
 * same order and cannot deadlock. If another order was faster, the code stays on the cart with its
 * fault.
 */
export async function redeemCodes(
  work: UnitOfWork,
  cart: CartState,
): Promise<ApiFailure | undefined> {
  for (const { code, benefit } of cartSums(cart).counted) {
    if (await redeemCode(work, { row: cart.row, code, benefit })) continue;
    return cartInvalid([{ code: '227', message: codeFaultMessages['227'] }]);
  }
  return undefined;
}

/** CHK-19: the pass that was bought along begins with the order. */
export async function activatePass(work: UnitOfWork, cart: CartState): Promise<void> {
  const pass = passLine(cart);
  const { customerId, id } = cart.row;
  if (!pass || customerId === null) return;
  await grantPass(work, { customer: customerId, cart: id, months: pass.article.months });
}
