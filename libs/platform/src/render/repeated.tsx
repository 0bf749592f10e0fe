import type { ComponentPropsWithoutRef, ElementType, ReactElement } from 'react';
import { useHost } from './host-context.js';

type RepeatedProps<T extends ElementType> = Omit<ComponentPropsWithoutRef<T>, 'children'> & {
  readonly as: T;
  /** Names the part among those that show the same object. */
  readonly part: string;
  /** What the part shows. It alone decides the markup, but for what happens in the browser. */
  readonly of: object | undefined;
  readonly children: ReactElement | readonly (ReactElement | readonly ReactElement[] | false)[];
};

/**
 * A part that many pages show alike, such as a product's tile or the shop's menu. On the server its
 * markup may lie ready from another page; the browser hydrates it as it would any other. It must not
 * hold identifiers that React makes, for they tell the place in the page.
 */
export function Repeated<T extends ElementType>(props: RepeatedProps<T>) {
  const { as, part, of, children, ...attributes } = props;
  const Tag: ElementType = as;
  const { fragments } = useHost();
  const html = of && fragments?.take(part, of, <>{children}</>);
  if (html === undefined) return <Tag {...attributes}>{children}</Tag>;
  // Markup of our own renderer, on the server alone: a browser never gets here.
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
