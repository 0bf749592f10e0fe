import type { DiscountCode } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import type { EmailTable } from '../../mail/email-template.js';
import { countedAmount, highestLineTotal, passInTotal, totalRange } from '@larder/pricing';
import type { Charge } from '../../payments/capture/order-charge.js';
import { order as fr } from './translations/french/tables.js';
import { order as hi } from './translations/hindi/tables.js';
import { payableAtHandover } from '../receipt/cash-rounding.js';
import { nameTax } from '../receipt/format-tax.js';
import type { EmailReader } from './order-formatters.js';
import { formatAllergenWarning } from './format-allergen-warning.js';
import { isInvoiced } from './charge-messages.js';
import { formatPayments } from './format-payments.js';
import {
  formatQuantity,
  textsOf,
  formatMoney,
  formatPlace,
  formatTimeRange,
} from './order-formatters.js';

const messages = {
  de: {
    order: 'Ihre Bestellung',
    number: 'Bestellnummer',
    window: 'Zeitfenster',
    delivery: 'Lieferung an',
    pickup: 'Abholung in',
    handover: 'Übergabe',
    atDoor: 'Vor der Tür abstellen',
    goods: 'Waren',
    sums: 'Summen',
    discount: 'Gutschein',
    code: 'Rabattcode',
    deposit: 'Pfand',
    service: 'Servicebeitrag',
    pass: 'Lieferpass',
    tip: 'Trinkgeld',
    tax: 'Steuer',
    total: 'Voraussichtlich gesamt',
    rounded: 'Zu zahlen, gerundet',
    highest: 'Höchstens',
    lowest: 'Mindestens, wenn alles verfügbar ist',
    reserved: 'Reserviert',
    weighed: 'höchstens',
    vat: 'Darin Mehrwertsteuer',
    plusDeposit: 'Pfand',
    note: 'Ihre Notiz',
    instead: 'Wenn etwas fehlt',
    SIMILAR: 'Etwas Ähnliches schicken',
    LEAVE_OUT: 'Weglassen',
    CALL: 'Mich anrufen',
  },
  en: {
    order: 'Your order',
    number: 'Order number',
    window: 'Time slot',
    delivery: 'Delivery to',
    pickup: 'Collect at',
    handover: 'Handover',
    atDoor: 'Leave at the door',
    goods: 'Goods',
    sums: 'Totals',
    discount: 'Voucher',
    code: 'Discount code',
    deposit: 'Deposit',
    service: 'Service fee',
    pass: 'Delivery pass',
    tip: 'Tip',
    tax: '{tax}',
    total: 'Expected total',
    rounded: 'To pay, rounded',
    highest: 'At most',
    lowest: 'At least, if everything is available',
    reserved: 'Reserved',
    weighed: 'at most',
    vat: '{tax} included',
    plusDeposit: 'deposit',
    note: 'Your note',
    instead: 'If something is missing',
    SIMILAR: 'Send something similar',
    LEAVE_OUT: 'Leave it out',
    CALL: 'Call me',
  },
  fr,
  hi,
};
type Labels = typeof messages.en;

type Document = Omit<Order, 'status'>;

type AppliesTo = DiscountCode['appliesTo'];

/** Cents that an order's codes take off its goods, or off its service fee. */
export function savingsOn(codes: readonly DiscountCode[] = [], part: AppliesTo): number {
  return codes.reduce((sum, { appliesTo, savings }) => sum + (appliesTo === part ? savings : 0), 0);
}

/** An order in rows: when and where, every line with weight and deposit, and the sums. */
export function orderTables(reader: EmailReader, order: Document, charge?: Charge): EmailTable[] {
  const own = nameTax<Labels>(reader, textsOf<Labels>(messages, reader));
  const cash = (cents: number) => formatMoney(reader, cents);
  const { priceInfo, distributionAddress, discountCodes = [] } = order;
  const { totalVat, addedTax } = priceInfo;
  const place = distributionAddress.distributionType === 'DELIVERY' ? own.delivery : own.pickup;
  const codesOf = (part: AppliesTo) =>
    discountCodes
      .filter(({ appliesTo }) => appliesTo === part)
      .map(({ code, savings }) => [`${own.code} ${code}`, -savings] as const);
  const sums: (readonly [string, number])[] = [
    [own.goods, priceInfo.totalArticlePrice],
    [own.discount, savingsOn(discountCodes, 'goods') - priceInfo.discounts],
    ...codesOf('goods'),
    [own.deposit, priceInfo.depositFees],
    [own.service, priceInfo.serviceFeesAfterDiscount + savingsOn(discountCodes, 'service')],
    ...codesOf('service'),
    [own.pass, passInTotal(priceInfo)],
    [own.tip, priceInfo.tip ?? 0],
    [own.tax, addedTax ?? 0],
  ];
  const { lowest, expected, highest } = totalRange(priceInfo);
  const rounded = payableAtHandover(order, expected, reader.shop.clientRuntimeConfig.country);
  return [
    {
      title: own.order,
      rows: [
        [own.number, order.orderNumber],
        [own.window, formatTimeRange(reader, order.distributionWindow)],
        [place, formatPlace(order)],
        ...(distributionAddress.leaveAtDoor ? [[own.handover, own.atDoor] as const] : []),
        formatPayments(reader, order),
        ...(order.note ? [[own.note, order.note] as const] : []),
        ...(order.substitution ? [[own.instead, own[order.substitution]] as const] : []),
      ],
    },
    {
      title: own.goods,
      rows: order.productLineItems.map(
        ({ product, quantity, lineTotal, lineDeposit, substitution, note, allergenWarning }) => [
          `${formatQuantity(reader, countedAmount(product, quantity), product.weightArticle)} ${product.name}${note ? `\n${own.note}: ${note}` : ''}${
            substitution ? `\n${own.instead}: ${own[substitution]}` : ''
          }${allergenWarning ? `\n${formatAllergenWarning(reader, allergenWarning)}` : ''}`,
          [
            cash(lineTotal),
            ...(product.weightArticle
              ? [`${own.weighed} ${cash(highestLineTotal(product, lineTotal))}`]
              : []),
            ...(lineDeposit > 0 ? [`+ ${cash(lineDeposit)} ${own.plusDeposit}`] : []),
          ].join('\n'),
        ],
      ),
    },
    {
      title: own.sums,
      rows: [
        ...sums.flatMap(([name, cents]) => (cents === 0 ? [] : [[name, cash(cents)] as const])),
        ...(lowest < expected ? [[own.lowest, cash(lowest)] as const] : []),
        [own.total, cash(expected), 'strong'],
        ...(rounded === expected ? [] : [[own.rounded, cash(rounded)] as const]),
        ...(highest > expected ? [[own.highest, cash(highest)] as const] : []),
        ...(charge && charge.authorised > 0 && !isInvoiced(order.payments)
          ? [[own.reserved, cash(charge.authorised)] as const]
          : []),
        ...(addedTax === undefined ? [[own.vat, cash(totalVat)] as const] : []),
      ],
    },
  ];
}
