import clsx from 'clsx';
import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './card.module.css';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Element to render; `div` by default. */
  readonly as?: ElementType;
  /** Without padding, for an image that reaches the edge. */
  readonly flush?: boolean;
  /** With a border, for a card on top of another card. */
  readonly outlined?: boolean;
}

/** A surface that groups related content. */
export function Card({ as: Element = 'div', flush, outlined, className, ...rest }: CardProps) {
  const look = [flush && styles.flush, outlined && styles.outlined];
  return <Element {...rest} className={clsx(styles.card, look, className)} />;
}
