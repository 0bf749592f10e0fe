import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './card.module.css';

export interface RadioCardProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'title' | 'className'
> {
  readonly title: ReactNode;
  /** Second line; for a disabled card, the reason. */
  readonly description?: ReactNode;
  /** Short content at the end of the first line, such as a fee. */
  readonly aside?: ReactNode;
  /** Accessible name when the visible text does not read well: "Friday 20 November, 18 to 20, 2.90 €". */
  readonly label?: string | undefined;
  /** Less padding, for grids of time slots. */
  readonly compact?: boolean;
  readonly className?: string | undefined;
}

/** Radio button as a large card: a time slot, a store, a payment method. Place it in a `FieldGroup`. */
export function RadioCard(props: RadioCardProps) {
  const { title, description, aside, label, compact, className, ...native } = props;
  return (
    <label className={clsx(styles.radio, compact && styles.compact, className)}>
      <input {...native} type="radio" className={styles.input} aria-label={label} />
      <span className={styles.face}>
        <span className={styles.title}>{title}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </label>
  );
}
