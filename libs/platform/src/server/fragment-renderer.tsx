import type { Host } from '../render/host-context.js';
import type { createPageFragments } from './fragment-cache.js';

/** Renders fragments with cached markup of other pages where there is any. */
export function createFragmentRenderer(
  fragments: ReturnType<typeof createPageFragments>,
  shop: object,
): NonNullable<Host['renderFragment']> {
  return function Fragment({ as: Tag, fragment, cacheKey, children, ...attributes }) {
    const owner = cacheKey === 'shop' ? shop : cacheKey;
    const html = fragments.getPlaceholder(fragment, owner, <>{children}</>);
    if (html === undefined) return <Tag {...attributes}>{children}</Tag>;
    // The markup comes from our own renderer. This module runs on the server only.
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
