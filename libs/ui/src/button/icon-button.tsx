import clsx from 'clsx';
import type {
  ComponentPropsWithRef,
  ComponentPropsWithoutRef,
  ElementType,
  ReactNode,
} from 'react';
import { guarded } from './button.js';
import styles from './button.module.css';

interface IconButtonLook {
  /** Accessible name and tooltip. */
  readonly label: string;
  /** One icon of the set. */
  readonly icon: ReactNode;
  /** With its own background, for use on top of an image. */
  readonly raised?: boolean;
  /** Short count at the corner, such as the number of cart lines; the label must include it. */
  readonly count?: string | undefined;
}

export interface IconButtonProps
  extends IconButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled'> {
  readonly disabled?: boolean;
  /** Pressed state of a toggle such as a favourite; absent for plain actions. */
  readonly pressed?: boolean;
}

const classes = (raised: boolean | undefined, className: string | undefined) =>
  clsx(styles.icon, raised && styles.raised, className);

const corner = (count: string | undefined) =>
  count === undefined ? null : (
    <span className={styles.count} aria-hidden="true">
      {count}
    </span>
  );

export function IconButton(props: IconButtonProps) {
  const { label, icon, raised, count, pressed, disabled = false, className, ...rest } = props;
  const { onClick, type = 'button', ...native } = rest;
  return (
    <button
      title={label}
      {...native}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      className={classes(raised, className)}
      onClick={guarded(disabled, onClick)}
    >
      {icon}
      {corner(count)}
    </button>
  );
}

interface LinkOwnProps<C extends ElementType> extends IconButtonLook {
  readonly as?: C;
  readonly className?: string | undefined;
}

export type IconLinkProps<C extends ElementType = 'a'> = LinkOwnProps<C> &
  Omit<ComponentPropsWithoutRef<C>, keyof LinkOwnProps<C> | 'children'>;

/** An icon button that is a link. */
export function IconLink<C extends ElementType = 'a'>(props: IconLinkProps<C>) {
  const { as, label, icon, raised, count, className, ...rest } = props;
  const Element: ElementType = as ?? 'a';
  return (
    <Element title={label} {...rest} aria-label={label} className={classes(raised, className)}>
      {icon}
      {corner(count)}
    </Element>
  );
}
