import clsx from 'clsx';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { buttonClass, type ButtonStyle } from './button.js';

interface OwnProps<C extends ElementType> extends ButtonStyle {
  /** Element or component to render, such as a router link; `a` by default. */
  readonly as?: C;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export type LinkButtonProps<C extends ElementType = 'a'> = OwnProps<C> &
  Omit<ComponentPropsWithoutRef<C>, keyof OwnProps<C>>;

/** A link that looks like a button: for navigation, never for actions. */
export function LinkButton<C extends ElementType = 'a'>(props: LinkButtonProps<C>) {
  const { as, variant, block, icon, className, children, ...rest } = props;
  const Element: ElementType = as ?? 'a';
  const look = buttonClass({ ...(variant && { variant }), block: block ?? false });
  return (
    <Element {...rest} className={clsx(look, className)}>
      {icon}
      {children}
    </Element>
  );
}
