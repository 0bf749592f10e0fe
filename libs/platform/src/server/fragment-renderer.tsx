import type { FragmentRenderer } from '../render/cached-fragment-props.js';
import type { createPageFragments } from './fragment-cache.js';

const encoder = new TextEncoder();

/** Renders fragments with cached markup of other pages where there is any. */
export function createFragmentRenderer(
  fragments: ReturnType<typeof createPageFragments>,
  shop: object,
): FragmentRenderer {
  const { find, getPlaceholder } = fragments;
  // The markup comes from our own renderer. This module runs on the server only.
  const inner = (markup: readonly Uint8Array[]) => ({
    dangerouslySetInnerHTML: { __html: getPlaceholder(markup) },
  });
  return {
    renderFragment({ as: Tag, fragment, cacheKey, children, ...attributes }) {
      const html = find(fragment, cacheKey === 'shop' ? shop : cacheKey, () => <>{children}</>);
      if (html === undefined) return <Tag {...attributes}>{children}</Tag>;
      return <Tag {...attributes} {...inner([html])} />;
    },
    renderList({ renderList, items, itemClassName, keyOf, fragmentOf, render }) {
      const known = items.map((item, i) => find(fragmentOf(i), item, () => <>{render(item, i)}</>));
      if (known.every((html) => html !== undefined)) {
        // React renders each element of a list at the price of ten such strings.
        const opening = encoder.encode(`<li class="${itemClassName}">`);
        return renderList(inner(known.flatMap((html) => [opening, html, CLOSING])));
      }
      return renderList({
        children: items.map((item, i) => {
          const html = known[i];
          const content = html ? inner([html]) : { children: render(item, i) };
          return <li key={keyOf(item)} className={itemClassName} {...content} />;
        }),
      });
    },
  };
}

const CLOSING = encoder.encode('</li>');
