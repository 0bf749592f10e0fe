import type { Order, PaymentMethodKey } from '@larder/contracts/checkout';
import { cashAtDoor } from '@larder/pricing';
import { giftCardBrand } from '@larder/contracts/wallet';
import { payments as fr } from './translations/french/tables.js';
import { payments as hi } from './translations/hindi/tables.js';
import type { EmailReader } from './order-formatters.js';
import { textsOf, formatMoney } from './order-formatters.js';

type PaymentLabels = Readonly<
  Record<PaymentMethodKey | 'payment' | 'giftCard' | 'none' | 'cash', string>
>;

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
  cash: 'Bar mit {note}, Wechselgeld {change}',
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
  cash: 'In cash: {note}, change {change}',
  none: 'Nothing to pay: your discounts cover everything',
};

/** Cash and change of an order, or of its receipt, which has the final amount. */
export function formatCash(
  reader: EmailReader,
  order: Parameters<typeof cashAtDoor>[0],
  toPay?: number,
): string | undefined {
  const cash = cashAtDoor(order, toPay);
  if (!cash) return undefined;
  const texts = textsOf<PaymentLabels>({ de, en, fr, hi }, reader);
  const note = formatMoney(reader, cash.paysWith);
  return texts.cash.replace('{note}', note).replace('{change}', formatMoney(reader, cash.change));
}

/** How an order is paid, as a row of a mail; with amounts where several ways share it. */
export function formatPayments(
  reader: EmailReader,
  order: Pick<Order, 'payments' | 'paysWith' | 'totalAtHandover'>,
): readonly [name: string, value: string] {
  const texts = textsOf<PaymentLabels>({ de, en, fr, hi }, reader);
  const nameOf = ({ methodKey, brandName }: Order['payments'][number]) =>
    brandName === giftCardBrand ? texts.giftCard : texts[methodKey as PaymentMethodKey];
  const { payments } = order;
  const parts = payments.map((one) =>
    payments.length > 1 ? `${nameOf(one)}: ${formatMoney(reader, one.amountPlanned)}` : nameOf(one),
  );
  const cash = formatCash(reader, order);
  if (cash !== undefined) parts.push(cash);
  return [texts.payment, parts.join('\n') || texts.none];
}
