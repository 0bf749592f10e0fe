import clsx from 'clsx';
import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './card.module.css';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Element to render; `div` by default. */
  readonly as?: ElementType;
  /** Without padding, for a picture that reaches the edge. */
  readonly flush?: boolean;
  /** With a line around it, for a card on a card's colour. */
  readonly outlined?: boolean;
}

/** A surface that holds what belongs together. */
export function Card({ as: Element = 'div', flush, outlined, className, ...rest }: CardProps) {
  const look = [flush && styles.flush, outlined && styles.outlined];
  return <Element {...rest} className={clsx(styles.card, look, className)} />;
}
