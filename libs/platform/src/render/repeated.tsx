import type { ComponentPropsWithoutRef, ElementType, ReactElement } from 'react';
import { useHost } from './host-context.js';

export type RepeatedProps<T extends ElementType> = Omit<ComponentPropsWithoutRef<T>, 'children'> & {
  readonly as: T;
  /** Names the part among those that show the same object. */
  readonly part: string;
  /**
   * What the part shows; `shop` when it is the same on every page. It alone decides the markup, but
   * for what happens in the browser.
   */
  readonly of: object | 'shop';
  readonly children: ReactElement | readonly (ReactElement | readonly ReactElement[] | false)[];
};

/**
 * A part that many pages show alike, such as a product's tile or the shop's menu. On the server its
 * markup may lie ready from another page; the browser hydrates it as it would any other. It must not
 * hold identifiers that React makes, for they tell the place in the page.
 */
export function Repeated<T extends ElementType>(props: RepeatedProps<T>) {
  return (useHost().repeat ?? plain)(props as RepeatedProps<ElementType>);
}

function plain({ as: Tag, part: _part, of: _of, ...shown }: RepeatedProps<ElementType>) {
  return <Tag {...shown} />;
}
