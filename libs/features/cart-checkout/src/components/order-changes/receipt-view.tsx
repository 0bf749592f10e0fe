import type { Receipt, ReceiptLine } from '@larder/contracts/checkout';
import { useTexts } from '@larder/platform';
import { namedParts, shownWeight } from '@larder/pricing';
import { Card, LinkButton, Loading, Skeleton, Stack } from '@larder/ui';
import { invoiceUrl, orderChangesApi } from '../../api/order-changes-api.js';
import styles from './care.module.css';
import CashPaid from '../order/cash-paid.js';
import { useText } from '../../messages/after-order/order-changes-text.js';

/** The final amounts of the order: weights, substitutes, missing goods, deposits and taxes. */
export function ReceiptView({ orderNumber }: { readonly orderNumber: string }) {
  const text = useText();
  const { data, isError } = orderChangesApi.useGetReceiptQuery({ params: { orderNumber } });
  if (isError) return null;
  return (
    <Card as="section" aria-labelledby="receipt-title">
      <Stack gap={3}>
        <h2 id="receipt-title">{text('receipt.title')}</h2>
        {data ? (
          <Found receipt={data} />
        ) : (
          <Loading label={text('receipt.loading')}>
            <Skeleton shape="wide" />
          </Loading>
        )}
      </Stack>
    </Card>
  );
}

function Found({ receipt }: { readonly receipt: Receipt }) {
  const text = useText();
  const { money } = useTexts();
  const { expected, highest } = receipt.promised;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('receipt.line')}</th>
            <th scope="col">{text('receipt.ordered')}</th>
            <th scope="col">{text('receipt.picked')}</th>
            <th scope="col">{text('receipt.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {receipt.lines.map((line) => (
            <Line key={line.lineItemId} line={line} />
          ))}
        </tbody>
      </table>
      <Sums receipt={receipt} />
      {receipt.paysWith !== undefined && (
        <p>
          <CashPaid order={receipt} toPay={receipt.toPay} />
        </p>
      )}
      {highest > expected && (
        <p>{text('receipt.promise', { expected: money(expected), highest: money(highest) })}</p>
      )}
      <div>
        <LinkButton variant="secondary" href={invoiceUrl(receipt.orderNumber)} download>
          {text('receipt.invoice')}
        </LinkButton>
      </div>
    </>
  );
}

function Line({ line }: { readonly line: ReceiptLine }) {
  const text = useText();
  const { money, number } = useTexts();
  const amount = (quantity: number) => {
    if (!line.weighed) return number(quantity);
    const { value, unit } = shownWeight(quantity, !!line.isInPounds);
    return `${number(value)} ${unit}`;
  };
  const { substitute, name, outcome } = line;
  return (
    <tr>
      <th scope="row">
        {substitute === undefined
          ? name
          : text('receipt.instead', { name: substitute, ordered: name })}
      </th>
      <td>{amount(line.ordered)}</td>
      {outcome === 'MISSING' ? (
        <td className={styles.missing}>{text('receipt.missing')}</td>
      ) : (
        <td>{amount(line.picked)}</td>
      )}
      <td>{money(line.total)}</td>
    </tr>
  );
}

function Sums({ receipt }: { readonly receipt: Receipt }) {
  const text = useText();
  const { money, number } = useTexts();
  // Those of cities have three decimals, such as 8.875 %.
  const percent = (rate: number) => number(rate, { digits: 3 });
  const { discount, deposits, deliveryPass, tip = 0, addedTax } = receipt;
  const { depositReturned, total, rounding = 0, toPay } = receipt;
  const overweight = total + rounding - depositReturned - toPay;
  const named = (key: 'receipt.discount' | 'receipt.service') => {
    const part = key === 'receipt.service' ? 'service' : 'goods';
    const own = receipt.discountCodes?.filter(({ appliesTo }) => appliesTo === part) ?? [];
    const names = own.map(({ code }) => code).join(', ');
    return names === '' ? text(key) : `${text(key)} (${names})`;
  };
  const rows = [
    ['receipt.goods', receipt.goods, true],
    ['receipt.discount', -discount, discount > 0],
    ['receipt.deposit', deposits, deposits > 0],
    ['receipt.service', receipt.serviceFee, true],
    ['receipt.pass', deliveryPass, deliveryPass > 0],
    ['receipt.tip', tip, tip > 0],
    ['receipt.tax', addedTax ?? 0, !!addedTax],
    ['receipt.total', total, true],
    ['receipt.returned', -depositReturned, depositReturned > 0],
    ['receipt.overweight', -overweight, overweight > 0],
    ['receipt.rounding', rounding, rounding !== 0],
    ['receipt.toPay', toPay, toPay !== total],
  ] as const;
  return (
    <dl className={styles.sums}>
      {rows
        .filter(([, , isShown]) => isShown)
        .map(([key, cents]) => (
          <div key={key} className={key === 'receipt.total' ? styles.total : undefined}>
            <dt>
              {key === 'receipt.discount' || key === 'receipt.service' ? named(key) : text(key)}
            </dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
      {namedParts(receipt.vat, addedTax !== undefined).map(
        ({ rate, gross, net, vat, isOutsideScope }) => (
          <div key={isOutsideScope ? 'outside' : rate}>
            <dt>
              {isOutsideScope
                ? text('receipt.outsideVat')
                : addedTax === undefined
                  ? text('receipt.vat', { rate: percent(rate), gross: money(gross) })
                  : text('receipt.taxOn', { rate: percent(rate), net: money(net) })}
            </dt>
            <dd>{money(isOutsideScope ? gross : vat)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
