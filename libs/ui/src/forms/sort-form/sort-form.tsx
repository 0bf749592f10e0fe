import { useId } from 'react';
import { Button } from '../../button/button.js';
import { ChevronDownIcon } from '../../icons/icons.js';
import styles from './sort-form.module.css';

export interface SortFormProps<Order extends string> {
  /** Where the form is sent without a script, as `sort`. */
  readonly action: string | undefined;
  /** What else the address keeps: parameters and their values. */
  readonly kept: readonly (readonly [name: string, value: string | undefined])[];
  readonly label: string;
  /** The button's, which only a browser without scripts shows. */
  readonly applyText: string;
  readonly orders: readonly Order[];
  readonly order: Order;
  readonly textOf: (order: Order) => string;
  readonly onChange: (order: Order) => void;
}

/** The order of a list: changes at once with a script, by a button without one. */
export function SortForm<Order extends string>(props: SortFormProps<Order>) {
  const { action, kept, label, orders, order, textOf, onChange } = props;
  const id = useId();
  return (
    <form action={action} className={styles.form}>
      {kept.map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.choice}>
        <select
          id={id}
          name="sort"
          className={styles.select}
          key={order}
          defaultValue={order}
          // It has no other options.
          onChange={({ target }) => onChange(target.value as Order)}
        >
          {orders.map((one) => (
            <option key={one} value={one}>
              {textOf(one)}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </span>
      <noscript>
        <Button type="submit" variant="secondary">
          {props.applyText}
        </Button>
      </noscript>
    </form>
  );
}
