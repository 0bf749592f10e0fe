import type { CartPayment } from '@larder/contracts/cart';
import { isWalletPayment, planPayments } from './plan.js';

describe('how an order is paid', () => {
  const wallet = (amountPlanned: number): CartPayment => ({
    id: 'w',
    methodKey: 'gift-card',
    brandName: 'GIFTCARD',
    amountPlanned,
  });
  const card: CartPayment = {
    id: 'c',
    methodKey: 'credit-cards',
    brandName: 'visa',
    amountPlanned: 900,
  };
  const prices = { total: 1000, overAuthorizationPercentage: 5 };
  const free = { total: 0, overAuthorizationPercentage: 0 };

  it('PAY-07 knows the wallet by its brand', () => {
    expect([wallet(1), card].map(isWalletPayment)).toEqual([true, false]);
  });

  it.each<[string, CartPayment[], Parameters<typeof planPayments>[2], object | undefined]>([
    [
      'by card, which reserves more',
      [card],
      'credit-cards',
      { rest: { methodKey: 'credit-cards', amount: 1000, reserved: 1050 } },
    ],
    [
      'at the door, which reserves nothing more',
      [],
      'payment-at-the-door',
      { rest: { methodKey: 'payment-at-the-door', amount: 1000, reserved: 1000 } },
    ],
    [
      'by wallet and card',
      [card, wallet(400)],
      'credit-cards',
      {
        wallet: { methodKey: 'gift-card', amount: 400 },
        rest: { methodKey: 'credit-cards', amount: 600, reserved: 650 },
      },
    ],
    [
      'by the wallet alone',
      [wallet(1500)],
      undefined,
      { wallet: { methodKey: 'gift-card', amount: 1000 } },
    ],
    [
      'by the wallet alone, whatever was chosen',
      [wallet(1000)],
      'payment-at-the-door',
      { wallet: { methodKey: 'gift-card', amount: 1000 } },
    ],
    ['by a wallet with too little and nothing else', [wallet(999)], undefined, undefined],
    ['by nothing', [], undefined, undefined],
    [
      'by an empty wallet and a card',
      [wallet(0)],
      'credit-cards',
      { rest: { methodKey: 'credit-cards', amount: 1000, reserved: 1050 } },
    ],
  ])('PAY-13 %s', (_name, payments, method, plan) => {
    expect(planPayments(payments, prices, method)).toEqual(plan);
  });

  it('CART-98 needs no provider when nothing is left, and plans payments on handover', () => {
    expect(planPayments([], free, undefined)).toEqual({});
    expect(planPayments([], free, 'credit-cards')).toEqual({});
    const rest = { methodKey: 'payment-at-the-door', amount: 0, reserved: 0 };
    expect(planPayments([], free, 'payment-at-the-door')).toEqual({ rest });
    expect(planPayments([wallet(500)], free, undefined)).toEqual({});
  });
});
