import clsx from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonStyle {
  readonly variant?: ButtonVariant;
  /** As wide as its place. */
  readonly block?: boolean;
}

export interface ButtonProps
  extends ButtonStyle, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** Leading icon from the set. */
  readonly icon?: ReactNode;
  /** Cannot be pressed now; the button keeps the focus, so it is not the native `disabled`. */
  readonly disabled?: boolean;
  /** The action is under way; presses are ignored, the words stay. */
  readonly busy?: boolean;
}

/** Class names of a button, for elements that must look like one. */
export function buttonClass({ variant = 'primary', block = false }: ButtonStyle = {}): string {
  return clsx(styles.button, styles[variant], block && styles.block);
}

/** Handler that ignores presses while the control is off, so that it can keep the focus. */
export function guarded<E extends Element>(
  off: boolean,
  handler: ((event: MouseEvent<E>) => void) | undefined,
): ((event: MouseEvent<E>) => void) | undefined {
  return off ? (event) => event.preventDefault() : handler;
}

export function Button(props: ButtonProps) {
  const { variant, block, icon, disabled = false, busy = false, onClick, ...rest } = props;
  const off = disabled || busy;
  const { className, children, type = 'button', ...native } = rest;
  return (
    <button
      {...native}
      type={type}
      className={clsx(
        buttonClass({ ...(variant && { variant }), block: block ?? false }),
        className,
      )}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      onClick={guarded(off, onClick)}
    >
      {busy ? <span className={styles.spinner} /> : icon}
      {children}
    </button>
  );
}
