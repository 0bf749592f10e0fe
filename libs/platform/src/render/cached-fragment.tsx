import type { ElementType } from 'react';
import { useHost } from './host-context.js';
import type { CachedFragmentProps } from './cached-fragment-props.js';

/**
 * A part that many pages show alike, such as a product's tile or the shop's menu. On the server its
 * markup may lie ready from another page; the browser hydrates it as it would any other. It must not
 * hold identifiers that React makes, for they tell the place in the page.
 */
export function CachedFragment<T extends ElementType>(props: CachedFragmentProps<T>) {
  return (useHost().renderFragment ?? renderUncached)(props as CachedFragmentProps<ElementType>);
}

function renderUncached({
  as: Tag,
  fragment: _part,
  cacheKey: _of,
  ...shown
}: CachedFragmentProps<ElementType>) {
  return <Tag {...shown} />;
}
