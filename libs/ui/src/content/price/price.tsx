import clsx from 'clsx';
import { CardIcon } from '../../icons/icons.js';
import styles from './price.module.css';

export interface PriceProps {
  /** The price itself, formatted: "2,49 €". */
  readonly amount: string;
  /** Read before the price by screen readers: "Price", or "Offer price" when reduced. */
  readonly amountLabel: string;
  /** Unit of the price if it is not a piece: "/ 500 g", "each about 1.2 kg". */
  readonly suffix?: string | undefined;
  /** Price before the reduction; `label` is read before it ("instead of"). */
  readonly former?: { readonly amount: string; readonly label: string } | undefined;
  /** Also without a price before, as where the maximum retail price is shown instead. */
  readonly reduced?: boolean;
  /** Lowest price of the last 30 days, as text with its amount; `struck` is the amount if it is struck through. */
  readonly prior?: { readonly text: string; readonly struck: string | undefined } | undefined;
  /** Unit price, "4,98 € / kg"; required wherever a price is shown. */
  readonly unitPrice: string;
  /** Deposit as text, apart from the price: "plus 0,25 € deposit". */
  readonly deposit?: string | undefined;
  /** Member price as text with its amount: "With card 1,99 €". */
  readonly member?: string | undefined;
  /** Multi-buy price as text, with its amount and unit price: "3 for 5,00 € (…)". */
  readonly multi?: string | undefined;
  /** The shopper is a member: the member price is the larger one. */
  readonly forMember?: boolean;
  /** Large, for the product page. */
  readonly large?: boolean;
  /** The server has not confirmed the amount yet. */
  readonly pending?: boolean;
}

const note = (text: string | undefined) => text && <span className={styles.note}>{text}</span>;

function Prior({ text, struck }: NonNullable<PriceProps['prior']>) {
  const [before, after] = struck === undefined ? [text] : text.split(struck);
  return (
    <span className={styles.note}>
      {before}
      {struck !== undefined && <s>{struck}</s>}
      {after}
    </span>
  );
}

/** A price with all required and useful details; all texts are already formatted. */
export function Price(props: PriceProps) {
  const { amount, amountLabel, suffix, former, large, pending } = props;
  const look = [
    large && styles.large,
    (props.reduced || former) && styles.reduced,
    pending && styles.pending,
    props.forMember && props.member && styles.forMember,
  ];
  return (
    <div className={clsx(styles.price, look)} aria-busy={pending || undefined}>
      <span className={styles.now}>
        <span className="visually-hidden">{amountLabel} </span>
        <span className={styles.amount}>{amount}</span>
        {suffix && <span className={styles.suffix}>{suffix}</span>}
        {former && (
          <s className={styles.former}>
            <span className="visually-hidden">{former.label} </span>
            {former.amount}
          </s>
        )}
      </span>
      {props.prior && <Prior {...props.prior} />}
      {note(props.unitPrice)}
      {props.multi && <span className={styles.multi}>{props.multi}</span>}
      {props.member && (
        <span className={styles.member}>
          <CardIcon />
          {props.member}
        </span>
      )}
      {note(props.deposit)}
    </div>
  );
}
