import type { CardBrand, SavedPaymentMethod } from '@larder/contracts/wallet';

/** PAY-02: view model of a saved payment method. */
export interface MethodView extends SavedPaymentMethod {
  /** Brand name of a card; for other methods the key, which has a message. */
  readonly brand: string;
  readonly isCard: boolean;
  /** Logo of the card's brand; absent for other methods. */
  readonly logo?: CardLogo;
  /** `03/27` (PAY-05); absent when the method does not expire. */
  readonly validTo?: string;
}

/** How a brand's logo is drawn: its short name on its colours. */
export interface CardLogo {
  readonly short: string;
  readonly tone: 'blue' | 'navy' | 'orange' | 'grey';
}

/** PAY-03. */
export const cardLogos: Readonly<Record<CardBrand, CardLogo>> = {
  'American Express': { short: 'AMEX', tone: 'blue' },
  'Diners Club': { short: 'DC', tone: 'grey' },
  Mastercard: { short: 'MC', tone: 'orange' },
  Visa: { short: 'VISA', tone: 'navy' },
};

/** PAY-04, PAY-05: month and year in two digits each. */
export const validToLabel = (month: number, year: number) =>
  `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;

export function toMethodView(method: SavedPaymentMethod): MethodView {
  const { paymentBrand, cardExpiryMonth: month, cardExpiryYear: year } = method;
  const logo = Object.hasOwn(cardLogos, paymentBrand)
    ? cardLogos[paymentBrand as CardBrand]
    : undefined;
  return {
    ...method,
    brand: paymentBrand,
    isCard: logo !== undefined,
    ...(logo && { logo }),
    ...(month !== undefined && year !== undefined && { validTo: validToLabel(month, year) }),
  };
}
