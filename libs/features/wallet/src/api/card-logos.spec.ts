import type { SavedPaymentMethod } from '@larder/contracts/wallet';
import { toMethodView } from './method-view.js';

const card: SavedPaymentMethod = {
  id: 'm1',
  methodKey: 'credit-cards',
  provider: 'demo',
  paymentBrand: 'Visa',
  lastDigits: '4242',
  isPrimary: true,
  expired: false,
};

it.each([
  ['American Express', 'AMEX', 'blue'],
  ['Diners Club', 'DC', 'grey'],
  ['Mastercard', 'MC', 'orange'],
  ['Visa', 'VISA', 'navy'],
])('PAY-02 PAY-03 %s is drawn as %s in %s', (paymentBrand, short, tone) => {
  expect(toMethodView({ ...card, paymentBrand }).logo).toEqual({ short, tone });
});

it('PAY-05 a card with incomplete last digits shows none', () => {
  const shown = (parts: object) => 'validTo' in toMethodView({ ...card, ...parts });
  expect(shown({ cardExpiryMonth: 3 })).toBe(false);
  expect(shown({ cardExpiryYear: 2027 })).toBe(false);
  expect(shown({ cardExpiryMonth: 3, cardExpiryYear: 2027 })).toBe(true);
});
