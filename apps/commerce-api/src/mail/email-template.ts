import type { ThemeConfig } from '@larder/contracts/tenant';

/** What a mail says, without a form: plain texts in the reader's language. */
export interface EmailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What is told in rows, after the paragraphs. */
  readonly tables?: readonly EmailTable[];
  /** The one thing that the reader is asked to do. `url` is absolute. */
  readonly action?: { readonly label: string; readonly url: string };
  readonly closing: readonly string[];
}

/** A title and rows of a name and what belongs to it; a row may be the one that counts. */
export interface EmailTable {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string, weight?: 'strong'])[];
}

/** Whose letter it is and in which language, a BCP 47 tag. */
export interface EmailBranding {
  readonly shop: string;
  readonly locale: string;
  /** Lines about who stands behind the shop. */
  readonly imprint: readonly string[];
  readonly colours: ThemeConfig['colours'];
}
