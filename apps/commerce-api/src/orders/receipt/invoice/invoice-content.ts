import { addressParts } from '@larder/contracts/address/form';
import type { Order, Receipt, ReceiptLine } from '@larder/contracts/checkout';
import { namedParts } from '@larder/pricing';
import type { EmailReader } from '../../emails/order-formatters.js';
import {
  formatMoney,
  formatPlace,
  formatPercent,
  formatQuantity,
  textsOf,
} from '../../emails/order-formatters.js';
import { formatPayments } from '../../emails/format-payments.js';
import {
  buyerTaxId,
  formatGoodsCode,
  nameTax,
  placeOfSupply,
  splitTax,
  taxParts,
  type TaxPart,
} from '../format-tax.js';
import { invoiceTexts, type InvoiceTexts } from './invoice-texts.js';

/** Cells of a row; the last ones are amounts. */
type Row = readonly string[];

export interface InvoiceTable {
  readonly title: string;
  readonly columns: Row;
  readonly rows: readonly Row[];
}

/** Everything that is on an invoice, as text in reading order. */
export interface InvoiceContent {
  readonly lang: string;
  readonly shop: string;
  readonly title: string;
  /** Name, seat and register of the shop. */
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly goods: InvoiceTable;
  readonly sums: readonly (readonly [
    name: string,
    amount: string,
    isStrong?: boolean | undefined,
  ])[];
  readonly vat: InvoiceTable;
  readonly notes: readonly string[];
  /** "Page 1 of 2". */
  readonly page: (number: number, of: number) => string;
}

export interface InvoiceInput {
  readonly order: Omit<Order, 'status'>;
  readonly receipt: Receipt;
  /** In the country's series; by the order where it has none. */
  readonly number?: string | undefined;
  /** What was credited for claims, in cents. */
  readonly credits: readonly { readonly at: Date; readonly amount: number }[];
}

/** The number under which the shop keeps the invoice: one for each order. */
export const invoiceNumber = (orderNumber: string) => `R-${orderNumber}`;

export function invoiceContent(
  reader: EmailReader,
  { order, receipt, credits, number = invoiceNumber(order.orderNumber) }: InvoiceInput,
): InvoiceContent {
  const texts = nameTax(reader, textsOf(invoiceTexts, reader));
  const supply = placeOfSupply(reader, order);
  const { shopName, timeZone } = reader.shop.clientRuntimeConfig;
  const cash = (cents: number) => formatMoney(reader, cents);
  const day = (at: string | Date) =>
    new Intl.DateTimeFormat(reader.locale, { dateStyle: 'long', timeZone }).format(new Date(at));
  const [payment, paidBy] = formatPayments(reader, order);
  const isTaxAdded = receipt.addedTax !== undefined;
  const isPickup = order.distributionAddress.distributionType === 'CLICK_AND_COLLECT';
  return {
    lang: reader.locale,
    shop: shopName,
    title: `${texts.title} ${number}`,
    seller: [shopName, ...(reader.shop.imprint?.[reader.locale] ?? [])],
    buyer: buyerOf(reader, order),
    facts: [
      [texts.number, number],
      [texts.issued, day(receipt.issuedAt)],
      [texts.order, order.orderNumber],
      [texts.delivered, day(order.distributionWindow.start)],
      [isPickup ? texts.store : texts.place, formatPlace(order)],
      ...(supply === undefined ? [] : [[texts.supply, supply] as const]),
      [payment, paidBy.replaceAll('\n', ', ')],
    ],
    goods: {
      title: texts.goods,
      columns: [texts.amount, texts.product, texts.rate, texts.price],
      rows: receipt.lines.map((line) => goodsRow(reader, texts, { line, isTaxAdded })),
    },
    sums: sumRows(texts, receipt).map(([name, cents, isStrong]) => [name, cash(cents), isStrong]),
    vat: vatTable(reader, texts, { receipt, parts: taxParts(reader, order) }),
    notes: credits.map(({ at, amount }) =>
      texts.credit.replace('{amount}', cash(amount)).replace('{day}', day(at)),
    ),
    page: (page, of) => texts.page.replace('{page}', `${page}`).replace('{of}', `${of}`),
  };
}

function buyerOf(reader: EmailReader, { billingAddress: to }: Omit<Order, 'status'>): string[] {
  return [
    to.companyName,
    [to.title, to.firstName, to.lastName].filter(Boolean).join(' '),
    ...addressParts(to),
    to.country,
    buyerTaxId(reader, to.valueAddedTaxId),
  ].filter((line): line is string => line !== undefined && line !== '');
}

interface Sold {
  readonly line: ReceiptLine;
  readonly isTaxAdded: boolean;
}

function goodsRow(reader: EmailReader, texts: InvoiceTexts, { line, isTaxAdded }: Sold): Row {
  const { outcome, ordered, picked, weighed, substitute, name, total, vatRate } = line;
  const isMissing = outcome === 'MISSING';
  const bought = substitute === undefined ? name : `${substitute} (${texts.instead} ${name})`;
  const product = [bought, formatGoodsCode(reader, line)].filter(Boolean).join(' · ');
  return [
    formatQuantity(reader, isMissing ? ordered : picked, weighed),
    isMissing ? `${product}: ${texts.missing}` : product,
    isTaxAdded && vatRate === 0 ? '' : formatPercent(reader, vatRate),
    formatMoney(reader, total),
  ];
}

function sumRows(texts: InvoiceTexts, receipt: Receipt): [string, number, boolean?][] {
  const { total, toPay, depositReturned, rounding = 0, discountCodes = [] } = receipt;
  const codes = discountCodes.map(({ code }) => code).join(', ');
  // Never charged more than was paid or reserved ahead.
  const overweight = total + rounding - depositReturned - toPay;
  const rows: [string, number, boolean?][] = [
    [texts.goodsSum, receipt.goods],
    [codes === '' ? texts.discount : `${texts.discount} (${codes})`, -receipt.discount],
    [texts.deposit, receipt.deposits],
    [texts.service, receipt.serviceFee],
    [texts.pass, receipt.deliveryPass],
    [texts.tip, receipt.tip ?? 0],
    [texts.tax, receipt.addedTax ?? 0],
    [texts.total, total, true],
    [texts.returned, -depositReturned],
    [texts.overweight, -overweight],
    [texts.rounding, rounding],
    ...(toPay === total ? [] : [[texts.toPay, toPay, true] as [string, number, boolean]]),
  ];
  return rows.filter(([, cents, isStrong]) => cents !== 0 || isStrong);
}

interface Taxes {
  readonly receipt: Receipt;
  readonly parts: readonly TaxPart[];
}

/** What is taxed at each rate; parts of a tax have a column each. */
function vatTable(
  reader: EmailReader,
  texts: InvoiceTexts,
  { receipt, parts }: Taxes,
): InvoiceTable {
  const cash = (cents: number) => formatMoney(reader, cents);
  const taxes = (tax: number) => (parts.length > 0 ? splitTax(tax, parts) : [tax]);
  const names = parts.length > 0 ? parts.map(({ name }) => name) : [texts.tax];
  return {
    title: texts.vat,
    columns: [texts.rate, texts.net, ...names, texts.gross],
    rows: namedParts(receipt.vat, receipt.addedTax !== undefined).map(
      ({ rate, net, vat: tax, gross, isOutsideScope }) => [
        isOutsideScope ? texts.outside : formatPercent(reader, rate),
        ...[net, ...taxes(tax), gross].map(cash),
      ],
    ),
  };
}
