import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { methodsFor } from './payment-methods.js';

const offered: PaymentMethodKey[] = ['credit-cards', 'apple-pay', 'payment-at-the-door'];
const withSession = (session: unknown) => Object.assign(globalThis, { ApplePaySession: session });
afterEach(() => Reflect.deleteProperty(globalThis, 'ApplePaySession'));

describe('Apple Pay', () => {
  it.each([
    ['can make payments', { canMakePayments: () => true }, true],
    ['cannot', { canMakePayments: () => false }, false],
    ['does not know it', undefined, false],
    [
      'knows it on secure pages alone',
      {
        canMakePayments: () => {
          throw new Error('insecure document');
        },
      },
      false,
    ],
  ])('is offered where the device says that it can pay so: it %s', (_what, session, isOffered) => {
    if (session) withSession(session);
    expect(methodsFor(offered, 'DELIVERY').includes('apple-pay')).toBe(isOffered);
    expect(methodsFor(offered, 'DELIVERY')).toEqual(
      isOffered ? offered : ['credit-cards', 'payment-at-the-door'],
    );
  });

  it('is not looked for where the shop does not offer it', () => {
    const canMakePayments = jest.fn(() => true);
    withSession({ canMakePayments });
    expect(methodsFor(['credit-cards'], 'DELIVERY')).toEqual(['credit-cards']);
    expect(canMakePayments).not.toHaveBeenCalled();
  });

  it('is not offered on pages without scripts, which the server makes', () => {
    expect(methodsFor(['apple-pay'], 'CLICK_AND_COLLECT')).toEqual([]);
  });
});
