/** Formatted text as a tree: what an editor's HTML becomes. A text, or an element with children. */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: RichTag;
  readonly href?: string;
  readonly children: readonly RichNode[];
}

export const richTags = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'ul',
  'ol',
  'li',
  'a',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

export type RichTag = (typeof richTags)[number];
