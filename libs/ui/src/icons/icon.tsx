import clsx from 'clsx';
import type { ReactElement } from 'react';
import { SPRITE_BASE, type ArtName } from './sprite-url.js';
import styles from './icon.module.css';

export interface IconProps {
  /** Size in CSS pixels. */
  readonly size?: 20 | 24 | 32;
  /** Filled with the text colour, for an active state (a favourite). */
  readonly filled?: boolean;
  /** Mirrored in right-to-left text. */
  readonly directional?: boolean;
  readonly className?: string | undefined;
}

/** A decorative icon beside text or inside a control with an accessible name. */
export type IconComponent = (props: IconProps) => ReactElement;

/**
 * One icon of the set, drawn on a 24 by 24 grid, or with `-art` one of the illustrations: a second file,
 * named where it is shown, so that no other page carries the name.
 */
export function icon(name: string): IconComponent;
export function icon(name: ArtName, sheet: '-art'): IconComponent;
export function icon(name: string, sheet = ''): IconComponent {
  return function Icon({ size = 20, filled, directional, className }: IconProps) {
    const classes = [filled && styles.filled, directional && styles.directional, className];
    return (
      <svg
        className={clsx(styles.icon, classes)}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <use href={`${SPRITE_BASE}${sheet}.svg#${name}`} />
      </svg>
    );
  };
}
