import type { Receipt, ReceiptLine } from '@larder/contracts/checkout';
import { namedParts } from '@larder/pricing';
import type { EmailTable } from '../../mail/email-template.js';
import { receipt as fr } from './translations/french/tables.js';
import { receipt as hi } from './translations/hindi/tables.js';
import type { EmailReader } from './order-formatters.js';
import { nameTax, splitTax, type TaxPart } from '../receipt/format-tax.js';
import { formatCash } from './format-payments.js';
import { formatMoney, formatPercent, formatQuantity, textsOf } from './order-formatters.js';

const messages = {
  de: {
    goods: 'Eingepackt',
    sums: 'Beleg',
    missing: 'war nicht da und kostet nichts',
    instead: 'statt',
    goodsSum: 'Waren',
    discount: 'Gutschein',
    deposit: 'Pfand',
    service: 'Servicebeitrag',
    pass: 'Lieferpass',
    tip: 'Trinkgeld',
    tax: 'Steuer',
    total: 'Gesamt',
    returned: 'Zurückgegebenes Leergut',
    overweight: 'Mehrgewicht, geht auf uns',
    rounding: 'Rundung',
    toPay: 'Zu zahlen',
    handed: 'An der Tür',
    vat: 'Darin Mehrwertsteuer',
    outsideVat: 'Davon ohne Mehrwertsteuer',
  },
  en: {
    goods: 'Packed',
    sums: 'Receipt',
    missing: 'was not there and costs nothing',
    instead: 'instead of',
    goodsSum: 'Goods',
    discount: 'Voucher',
    deposit: 'Deposit',
    service: 'Service fee',
    pass: 'Delivery pass',
    tip: 'Tip',
    tax: '{tax}',
    total: 'Total',
    returned: 'Returned empties',
    overweight: 'Extra weight, on the house',
    rounding: 'Rounding',
    toPay: 'To pay',
    handed: 'At the door',
    vat: '{tax} included',
    outsideVat: 'Of which not subject to {tax}',
  },
  fr,
  hi,
};
type Labels = typeof messages.en;

/** The picked goods and their amounts, in rows; parts of the tax have a row each. */
export function receiptTables(
  reader: EmailReader,
  receipt: Receipt,
  parts: readonly TaxPart[] = [],
): EmailTable[] {
  const own = nameTax<Labels>(reader, textsOf<Labels>(messages, reader));
  const cash = (cents: number) => formatMoney(reader, cents);
  const amount = ({ ordered, picked, weighed, outcome }: ReceiptLine) =>
    formatQuantity(reader, outcome === 'MISSING' ? ordered : picked, weighed);
  const name = (line: ReceiptLine) =>
    line.substitute === undefined ? line.name : `${line.substitute} (${own.instead} ${line.name})`;
  const { goods, discount, deposits, serviceFee, deliveryPass, depositReturned } = receipt;
  const { total, rounding = 0, toPay } = receipt;
  const partRows = (rate: number, vat: number) =>
    splitTax(vat, parts).map((amount, index) => {
      const { name = '', share = 1 } = parts[index] ?? {};
      return [`${name} ${formatPercent(reader, rate * share)}`, cash(amount)] as const;
    });
  const handed = formatCash(reader, receipt, toPay);
  // Never charged more than was paid or reserved ahead.
  const overweight = total + rounding - depositReturned - toPay;
  const sums: (readonly [string, number])[] = [
    [own.goodsSum, goods],
    [own.discount, -discount],
    [own.deposit, deposits],
    [own.service, serviceFee],
    [own.pass, deliveryPass],
    [own.tip, receipt.tip ?? 0],
    [own.tax, receipt.addedTax ?? 0],
  ];
  return [
    {
      title: own.goods,
      rows: receipt.lines.map((line) => [
        `${amount(line)} ${name(line)}`,
        line.outcome === 'MISSING' ? own.missing : cash(line.total),
      ]),
    },
    {
      title: own.sums,
      rows: [
        ...sums.flatMap(([title, cents]) => (cents === 0 ? [] : [[title, cash(cents)] as const])),
        [own.total, cash(receipt.total), 'strong'],
        ...(depositReturned > 0 ? [[own.returned, cash(-depositReturned)] as const] : []),
        ...(overweight > 0 ? [[own.overweight, cash(-overweight)] as const] : []),
        ...(rounding === 0 ? [] : [[own.rounding, cash(rounding)] as const]),
        ...(toPay === total ? [] : [[own.toPay, cash(toPay)] as const]),
        ...(handed === undefined ? [] : [[own.handed, handed] as const]),
        ...namedParts(receipt.vat, receipt.addedTax !== undefined).flatMap(
          ({ rate, gross, vat, isOutsideScope }) => [
            isOutsideScope
              ? ([own.outsideVat, cash(gross)] as const)
              : ([
                  `${receipt.addedTax === undefined ? own.vat : own.tax} ${formatPercent(reader, rate)}`,
                  cash(vat),
                ] as const),
            ...(isOutsideScope || vat === 0 ? [] : partRows(rate, vat)),
          ],
        ),
      ],
    },
  ];
}
