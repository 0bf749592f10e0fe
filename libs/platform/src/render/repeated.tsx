import type { ElementType } from 'react';
import { useHost } from './host-context.js';
import type { RepeatedProps } from './repeated-props.js';

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
