import type { Host } from '../render/host-context.js';
import type { createPageFragments } from './fragment-cache.js';

/** Renders repeated parts with the markup of other pages, where it lies ready. */
export function createFragmentRenderer(
  fragments: ReturnType<typeof createPageFragments>,
  shop: object,
): NonNullable<Host['renderFragment']> {
  return function Repeat({ as: Tag, fragment: part, cacheKey: of, children, ...attributes }) {
    const html = fragments.getPlaceholder(part, of === 'shop' ? shop : of, <>{children}</>);
    if (html === undefined) return <Tag {...attributes}>{children}</Tag>;
    // Markup of our own renderer, and only here: no browser has a word of this.
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
