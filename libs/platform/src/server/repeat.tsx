import type { Host } from '../render/host-context.js';
import type { fragmentsOf } from './fragments.js';

/** Renders repeated parts with the markup of other pages, where it lies ready. */
export function repeatFrom(
  fragments: ReturnType<typeof fragmentsOf>,
  shop: object,
): NonNullable<Host['repeat']> {
  return function Repeat({ as: Tag, part, of, children, ...attributes }) {
    const html = fragments.take(part, of === 'shop' ? shop : of, <>{children}</>);
    if (html === undefined) return <Tag {...attributes}>{children}</Tag>;
    // Markup of our own renderer, and only here: no browser has a word of this.
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
