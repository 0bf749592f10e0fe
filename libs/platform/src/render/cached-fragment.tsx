import type { ElementType } from 'react';
import { useHost } from './host-context.js';
import type { CachedFragmentProps } from './cached-fragment-props.js';

/**
 * Component that looks the same on many pages: a product tile, the shop's menu. The server may reuse its
 * markup from another page; the browser hydrates it like any other component. It must not contain
 * identifiers from `useId`, because they depend on the position in the page.
 */
export function CachedFragment<T extends ElementType>(props: CachedFragmentProps<T>) {
  return (useHost().fragmentRenderer?.renderFragment ?? renderUncached)(
    props as CachedFragmentProps<ElementType>,
  );
}

function renderUncached({
  as: Tag,
  fragment: _fragment,
  cacheKey: _cacheKey,
  ...shown
}: CachedFragmentProps<ElementType>) {
  return <Tag {...shown} />;
}
