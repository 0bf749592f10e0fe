import { useHost } from './host-context.js';
import type { CachedListProps } from './cached-fragment-props.js';

/**
 * List of cached fragments, one for each item, such as the tiles of products. A list whose fragments are
 * all cached costs the server hardly more than their markup. See `CachedFragment` for the limits.
 */
export function CachedList<T extends object>(props: CachedListProps<T>) {
  const { fragmentRenderer } = useHost();
  if (fragmentRenderer) return fragmentRenderer.renderList(props);
  const { renderList, items, itemClassName, keyOf, render } = props;
  return renderList({
    children: items.map((item, i) => (
      <li key={keyOf(item)} className={itemClassName}>
        {render(item, i)}
      </li>
    )),
  });
}
