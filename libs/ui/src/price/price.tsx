import clsx from 'clsx';
import { CardIcon } from '../icons/icons.js';
import styles from './price.module.css';

export interface PriceProps {
  /** The price itself, formatted: "2,49 €". */
  readonly amount: string;
  /** Said before the price to those who do not see it: "Price", or "Offer price" when reduced. */
  readonly amountLabel: string;
  /** What the price is for when it is not a piece: "/ 500 g", "each about 1.2 kg". */
  readonly suffix?: string | undefined;
  /** Price before the reduction; `label` is read before it ("instead of"). */
  readonly former?: { readonly amount: string; readonly label: string } | undefined;
  /** Lowest price of the last 30 days, in words with its amount. */
  readonly lowest?: string | undefined;
  /** Price for a unit of measure, "4,98 € / kg"; stands wherever a price stands. */
  readonly unitPrice: string;
  /** Deposit in words, apart from the price: "plus 0,25 € deposit". */
  readonly deposit?: string | undefined;
  /** Member price in words with its amount: "With card 1,99 €". */
  readonly member?: string | undefined;
  /** Price of several together in words, with its amount and its unit price: "3 for 5,00 € (…)". */
  readonly multi?: string | undefined;
  /** The shopper is a member: the member price leads. */
  readonly forMember?: boolean;
  /** Large on the product's own page. */
  readonly large?: boolean;
  /** The server has not confirmed this amount yet. */
  readonly pending?: boolean;
}

const note = (text: string | undefined) => text && <span className={styles.note}>{text}</span>;

/** A price with everything the law and shoppers want beside it; all texts come formatted. */
export function Price(props: PriceProps) {
  const { amount, amountLabel, suffix, former, large, pending } = props;
  const look = [
    large && styles.large,
    former && styles.reduced,
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
      {props.member && (
        <span className={styles.member}>
          <CardIcon />
          {props.member}
        </span>
      )}
      {props.multi && <span className={styles.multi}>{props.multi}</span>}
      {note(props.unitPrice)}
      {note(props.lowest)}
      {note(props.deposit)}
    </div>
  );
}
