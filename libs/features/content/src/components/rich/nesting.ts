import type { RichTag } from './rich-node.js';

/**
 * A browser moves elements to where HTML allows them, and the page would then differ from what was
 * rendered. Misplaced elements are replaced by their content.
 */
const TEXT_ONLY: ReadonlySet<RichTag> = new Set<RichTag>([
  'p',
  'h2',
  'h3',
  'h4',
  'summary',
  'pre',
  'caption',
]);
const BLOCKS: ReadonlySet<RichTag> = new Set<RichTag>([
  ...TEXT_ONLY,
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'table',
  'div',
  'section',
  'figure',
  'figcaption',
  'hr',
  'address',
  'details',
]);
/** Elements that are only allowed as direct children of these. */
const PARENTS: Partial<Record<RichTag, readonly RichTag[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody', 'table'],
  th: ['tr'],
  td: ['tr'],
  figcaption: ['figure'],
  summary: ['details'],
};
/** Elements whose content is these alone; anything else in them, texts too, is left out. */
const CONTENT: Partial<Record<RichTag, readonly RichTag[]>> = {
  table: ['caption', 'thead', 'tbody', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd'],
};
const MAX_DEPTH = 24;

/** Whether an element is allowed below these ancestors, nearest last. */
export function fits(tag: RichTag, above: readonly RichTag[]): boolean {
  const parent = above.at(-1);
  if (above.length >= MAX_DEPTH) return false;
  const wanted = PARENTS[tag];
  if (wanted && (parent === undefined || !wanted.includes(parent))) return false;
  if (tag === 'a' && above.includes('a')) return false;
  return !(BLOCKS.has(tag) && tag !== 'caption' && above.some((one) => TEXT_ONLY.has(one)));
}

/** Whether an element takes this content: a tag, or text. */
export function accepts(parent: RichTag | undefined, content: RichTag | 'text'): boolean {
  const only = parent && CONTENT[parent];
  return !only || only.some((tag) => tag === content);
}
