import { giftCardBrand } from '@larder/contracts/wallet';
import type { CartPayment, PriceInfo } from '@larder/contracts/cart';
import { hasSurcharge, withSurcharge } from '@larder/pricing';
import type { PaymentMethodKey } from '@larder/contracts/checkout';

/** How an order is paid; cents. */
export interface PaymentPlan {
  /** What the wallet pays, and under which method key. */
  readonly wallet?: { readonly methodKey: string; readonly amount: number };
  /** The amount that another payment method pays, and the amount to authorise first (CHK-09…11). */
  readonly rest?: {
    readonly methodKey: PaymentMethodKey;
    readonly amount: number;
    readonly reserved: number;
  };
}

export function isWalletPayment({ brandName }: Pick<CartPayment, 'brandName'>): boolean {
  return brandName === giftCardBrand;
}

/**
 * Splits a total between the wallet, up to the planned amount, and the chosen method. Undefined when a
 * remainder has no method (PAY-13); without a remainder no provider is needed. `canAuthorise`: the
 * method can reserve more than it captures. Others are charged exactly the expected total, because
 * nothing has been weighed yet.
 */
export function planPayments(
  payments: readonly CartPayment[],
  {
    total,
    overAuthorizationPercentage: percent,
  }: Pick<PriceInfo, 'total' | 'overAuthorizationPercentage'>,
  methodKey: PaymentMethodKey | undefined,
  canAuthorise = true,
): PaymentPlan | undefined {
  const planned = payments.find(isWalletPayment);
  const covered = Math.min(planned?.amountPlanned ?? 0, total);
  const wallet = planned &&
    covered > 0 && { wallet: { methodKey: planned.methodKey, amount: covered } };
  const amount = total - covered;
  if (amount === 0 && (wallet || methodKey === undefined || hasSurcharge(methodKey)))
    return { ...wallet };
  if (methodKey === undefined) return undefined;
  const hasMargin = canAuthorise && hasSurcharge(methodKey);
  const reserved = hasMargin ? withSurcharge(total, percent) - covered : amount;
  return { ...wallet, rest: { methodKey, amount, reserved } };
}
