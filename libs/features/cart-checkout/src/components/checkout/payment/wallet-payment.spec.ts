import { aCart, aLine, apples } from '../../../testing/fixtures.js';
import { withChoice } from './payment-choice.js';
import {
  giftCardPayment,
  isCovered,
  isPartlyCovering,
  walletChoice,
  walletPayment,
} from './wallet-payment.js';

beforeEach(() => sessionStorage.clear());

it('PAY-07 PAY-08 PAY-09 PAY-10 a gift card pays under its brand, its type and the shop’s own key', () => {
  expect(giftCardPayment('market-card', 1250)).toEqual({
    methodType: 'gift-card',
    body: { methodKey: 'market-card', brandName: 'GIFTCARD', amount: 1250 },
  });
});

it('PAY-11 the choice is kept in the session under use-wallet', () => {
  expect(walletChoice.read()).toBe(false);
  walletChoice.write(true);
  expect([sessionStorage.getItem('use-wallet'), walletChoice.read()]).toEqual(['true', true]);
  walletChoice.write(false);
  expect([sessionStorage.getItem('use-wallet'), walletChoice.read()]).toEqual([null, false]);
});

it('PAY-11 the wallet is not used where the browser blocks its storage', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => walletChoice.write(true)).not.toThrow();
  expect(walletChoice.read()).toBe(false);
  storage.mockRestore();
});

it.each([
  [999, 1000, true],
  [1000, 1000, false],
])('PAY-12 %s of %s cents cover a part only: %s', (amountPlanned, total, expected) => {
  expect(isPartlyCovering({ amountPlanned }, total)).toBe(expected);
});

it('PAY-13 nothing else is needed only when the wallet pays all', () => {
  const cart = aCart([aLine(apples, 1)]);
  const planned = (amountPlanned: number, brandName = 'GIFTCARD') => ({
    ...cart,
    payments: [{ id: 'p', methodKey: 'k', brandName, amountPlanned }],
  });
  const { total } = cart.priceInfo;
  expect(isCovered(cart)).toBe(false);
  expect(isCovered(planned(total - 1))).toBe(false);
  expect(isCovered(planned(total))).toBe(true);
  expect(isCovered(planned(total, 'Visa'))).toBe(false);
  expect(walletPayment(planned(5))).toMatchObject({ amountPlanned: 5 });
});

it('NAV-41 what goes along to the provider is the text true, or absent', () => {
  const go = '/api/payments/1/start';
  expect(withChoice(go, { saveMethod: false, setPrimary: false })).toBe(go);
  expect(withChoice(go, { methodId: 'm 1', saveMethod: true, setPrimary: true })).toBe(
    `${go}?method=m+1&saveMethod=true&setPrimary=true`,
  );
});
