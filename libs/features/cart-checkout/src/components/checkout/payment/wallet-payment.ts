import type { Cart, CartPayment } from '@larder/contracts/cart';
import { giftCardBrand, giftCardMethodType } from '@larder/contracts/wallet';

/** The wallet's part of an order: as a call sends it, and its type (PAY-07…10). */
export function giftCardPayment(methodKey: string, amount: number) {
  return {
    methodType: giftCardMethodType,
    body: { methodKey, brandName: giftCardBrand, amount },
  } as const;
}

/** The payment of the wallet in a cart, if one is planned. */
export function walletPayment({ payments }: Pick<Cart, 'payments'>): CartPayment | undefined {
  return payments.find(({ brandName }) => brandName === giftCardBrand);
}

/** PAY-12: the wallet pays a part, and something is left. */
export function isPartlyCovering(
  { amountPlanned }: Pick<CartPayment, 'amountPlanned'>,
  total: number,
): boolean {
  return amountPlanned < total;
}

type Payable = Pick<Cart, 'payments' | 'priceInfo' | 'lineItemCount'>;

/** Nothing is left to pay: the wallet pays all, or discounts have taken it off (PAY-13, CART-98). */
export function isCovered({ payments, priceInfo, lineItemCount }: Payable): boolean {
  if (priceInfo.total === 0 && lineItemCount > 0) return true;
  const planned = walletPayment({ payments });
  return planned !== undefined && !isPartlyCovering(planned, priceInfo.total);
}

/** PAY-11. */
const key = 'use-wallet';

/** Whether the shopper wants to use the wallet, for as long as the tab is open. */
export const walletChoice = {
  read: (): boolean => safely((storage) => storage.getItem(key) === 'true') ?? false,
  write: (isWanted: boolean): void =>
    void safely((storage) => (isWanted ? storage.setItem(key, 'true') : storage.removeItem(key))),
};

function safely<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
