import type { SavedPaymentMethod } from '@larder/contracts/wallet';
import { cardLogos, toMethodView, validToLabel } from './method-view.js';

const card: SavedPaymentMethod = {
  id: 'm1',
  methodKey: 'credit-cards',
  provider: 'demo',
  paymentBrand: 'Visa',
  lastDigits: '4242',
  cardExpiryMonth: 3,
  cardExpiryYear: 2027,
  isPrimary: true,
  expired: false,
};

it('PAY-02 a card has brand, logo and last digits', () => {
  expect(toMethodView(card)).toEqual({
    ...card,
    brand: 'Visa',
    isCard: true,
    logo: cardLogos.Visa,
    validTo: '03/27',
  });
});

it('PAY-02 shows the key of a method that is no card, and no expiry', () => {
  const { cardExpiryMonth: _month, cardExpiryYear: _year, lastDigits: _digits, ...rest } = card;
  const view = toMethodView({ ...rest, paymentBrand: 'payment-at-the-door' });
  expect(view).toMatchObject({ brand: 'payment-at-the-door', isCard: false });
  expect(view).not.toHaveProperty('validTo');
  expect(view).not.toHaveProperty('logo');
});

it('PAY-03 four brands have a logo each', () => {
  expect(Object.keys(cardLogos)).toEqual(['American Express', 'Diners Club', 'Mastercard', 'Visa']);
  expect(new Set(Object.values(cardLogos).map(({ short }) => short)).size).toBe(4);
});

it.each([
  [3, 2027, '03/27'],
  [12, 2030, '12/30'],
  [1, 2105, '01/05'],
])('PAY-04 PAY-05 month %s of %s is %s', (month, year, label) => {
  expect(validToLabel(month, year)).toBe(label);
});
