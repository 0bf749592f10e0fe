import clsx from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonStyle {
  readonly variant?: ButtonVariant;
  /** Full width of the container. */
  readonly block?: boolean;
}

export interface ButtonProps
  extends ButtonStyle, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** Leading icon from the set. */
  readonly icon?: ReactNode;
  /** Disabled, but focusable, so it does not use the native `disabled`. */
  readonly disabled?: boolean;
  /** The action is pending; clicks are ignored, the label stays. */
  readonly busy?: boolean;
}

/** Class names for other elements that look like a button. */
export function buttonClass({ variant = 'primary', block = false }: ButtonStyle = {}): string {
  return clsx(styles.button, styles[variant], block && styles.block);
}

/** Click handler that ignores clicks while the control is disabled, so that it can keep the focus. */
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
