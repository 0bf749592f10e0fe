/** Formatted text as a tree: what an editor's HTML becomes. A text, or an element with children. */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: RichTag;
  readonly href?: string;
  /** The link opens beside the shop. */
  readonly newTab?: true;
  /** Further attributes by their React names. */
  readonly attributes?: Readonly<Record<string, string | number>>;
  readonly children: readonly RichNode[];
}

/** Elements of formatted text. A page's first heading is not an editor's to write in a text. */
export const textTags = [
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

/** What custom HTML may have beside them. */
export const htmlTags = [
  ...textTags,
  'div',
  'section',
  'figure',
  'figcaption',
  'img',
  'hr',
  'dl',
  'dt',
  'dd',
  'pre',
  'code',
  'kbd',
  'mark',
  'abbr',
  'cite',
  'q',
  'address',
  'details',
  'summary',
] as const;

export type RichTag = (typeof htmlTags)[number];
