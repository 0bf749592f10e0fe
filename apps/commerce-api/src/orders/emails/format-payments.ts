import type { Order, PaymentMethodKey } from '@larder/contracts/checkout';
import { giftCardBrand } from '@larder/contracts/wallet';
import { payments as fr } from './translations/french/tables.js';
import { payments as hi } from './translations/hindi/tables.js';
import type { EmailReader } from './order-formatters.js';
import { textsOf, formatMoney } from './order-formatters.js';

type PaymentLabels = Readonly<Record<PaymentMethodKey | 'payment' | 'giftCard' | 'none', string>>;

const de: PaymentLabels = {
  payment: 'Zahlung',
  'apple-pay': 'Apple Pay',
  'credit-cards': 'Kredit- oder Debitkarte',
  eps: 'eps-Überweisung',
  klarna: 'Klarna',
  'pay-by-invoice-b2b': 'Rechnung',
  'pay-by-invoice-b2c': 'Rechnung',
  'payment-at-the-door': 'Bei der Lieferung',
  'payment-at-the-store': 'Bei der Abholung',
  paypal: 'PayPal',
  'sepa-debit': 'SEPA-Lastschrift',
  upi: 'UPI',
  giftCard: 'Geschenkkarten-Guthaben',
  none: 'Nichts zu bezahlen: Ihre Rabatte decken alles',
};
const en: PaymentLabels = {
  payment: 'Payment',
  'apple-pay': 'Apple Pay',
  'credit-cards': 'Credit or debit card',
  eps: 'eps transfer',
  klarna: 'Klarna',
  'pay-by-invoice-b2b': 'Invoice',
  'pay-by-invoice-b2c': 'Invoice',
  'payment-at-the-door': 'On delivery',
  'payment-at-the-store': 'In the store',
  paypal: 'PayPal',
  'sepa-debit': 'SEPA direct debit',
  upi: 'UPI',
  giftCard: 'Gift card balance',
  none: 'Nothing to pay: your discounts cover everything',
};

/** How an order is paid, as a row of a mail; with amounts where several ways share it. */
export function formatPayments(
  reader: EmailReader,
  { payments }: Pick<Order, 'payments'>,
): readonly [name: string, value: string] {
  const texts = textsOf<PaymentLabels>({ de, en, fr, hi }, reader);
  const nameOf = ({ methodKey, brandName }: Order['payments'][number]) =>
    brandName === giftCardBrand ? texts.giftCard : texts[methodKey as PaymentMethodKey];
  const parts = payments.map((one) =>
    payments.length > 1 ? `${nameOf(one)}: ${formatMoney(reader, one.amountPlanned)}` : nameOf(one),
  );
  return [texts.payment, parts.join('\n') || texts.none];
}
