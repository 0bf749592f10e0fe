import type { DiscountCode, PriceInfo } from '@larder/contracts/cart';
import { useTexts } from '@larder/platform';
import { passInTotal, totalRange } from '@larder/pricing';
import { useText } from '../../../messages/use-text.js';
import styles from './totals.module.css';

/** What shows of the sums: nothing of what a payment provider reserves. */
export type ShownSums = Omit<
  PriceInfo,
  | 'totalWithSurcharge'
  | 'uncoveredAmountWithOverAuthorization'
  | 'uncoveredAmountWithoutOverAuthorization'
>;

interface Props {
  readonly priceInfo: ShownSums;
  readonly codes?: readonly DiscountCode[] | undefined;
  /** A change is pending: the amounts are about to change. */
  readonly isPending?: boolean;
  /** The service fee depends on the time slot, which is not chosen yet. */
  readonly isFeeOpen?: boolean;
  /** What is paid in place of the total, where coins are rounded. */
  readonly rounded?: number | undefined;
}

/** Every sum of an order, deposits apart, and the tax that is in it or comes on top. */
export function Totals(props: Props) {
  const { priceInfo, codes = [], isPending = false, isFeeOpen = false, rounded } = props;
  const text = useText();
  const { money } = useTexts();
  const { lowest, highest } = totalRange(priceInfo);
  const { depositFees, discounts, serviceFees, serviceFeesAfterDiscount } = priceInfo;
  const { tip = 0, addedTax, totalVat } = priceInfo;
  // What codes take off the service shows at the service.
  const counted = codes.filter((one) => one.appliesTo === 'goods' && one.savings > 0);
  const byVoucher = counted.reduce((rest, { savings }) => rest - savings, discounts);
  const isFree = serviceFeesAfterDiscount === 0;
  const pass = passInTotal(priceInfo);
  return (
    <div className={isPending ? `${styles.totals} ${styles.pending}` : styles.totals}>
      <dl className={styles.rows} aria-busy={isPending || undefined}>
        <Row name={text('totals.goods')} amount={money(priceInfo.totalArticlePrice)} />
        {byVoucher > 0 && <Row name={text('totals.discounts')} amount={`−${money(byVoucher)}`} />}
        {counted.map(({ code, savings }) => (
          <Row
            key={code}
            name={`${text('totals.discounts')} ${code}`}
            amount={`−${money(savings)}`}
          />
        ))}
        {depositFees > 0 && <Row name={text('totals.deposit')} amount={money(depositFees)} />}
        <div className={styles.row}>
          <dt>{text('totals.service')}</dt>
          <dd>
            {isFree && serviceFees > 0 && <s>{money(serviceFees)}</s>}{' '}
            {isFeeOpen
              ? text('totals.serviceOpen')
              : isFree
                ? text('totals.free')
                : money(serviceFeesAfterDiscount)}
          </dd>
        </div>
        {pass > 0 && <Row name={text('totals.pass')} amount={money(pass)} />}
        {tip > 0 && <Row name={text('totals.tip')} amount={money(tip)} />}
        {addedTax !== undefined && <Row name={text('totals.tax')} amount={money(addedTax)} />}
        <div className={`${styles.row} ${styles.sum}`}>
          <dt>{text(isFeeOpen ? 'totals.subtotal' : 'totals.total')}</dt>
          <dd>{money(priceInfo.total)}</dd>
        </div>
        {rounded !== undefined && <Row name={text('totals.rounded')} amount={money(rounded)} />}
      </dl>
      {addedTax === undefined && totalVat > 0 && (
        <p className={styles.note}>{text('totals.vat', { amount: money(totalVat) })}</p>
      )}
      {priceInfo.totalSavings > 0 && (
        <p className={styles.saved}>
          {text('totals.savings', { amount: money(priceInfo.totalSavings) })}
        </p>
      )}
      {priceInfo.overAuthorizationAmount > 0 && (
        <p className={styles.note}>
          {text('totals.weighed', { lowest: money(lowest), highest: money(highest) })}
        </p>
      )}
    </div>
  );
}

function Row({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
