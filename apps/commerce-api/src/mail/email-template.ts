import type { ThemeConfig } from '@larder/contracts/tenant';

/** Content of a mail without layout: plain texts in the reader's language. */
export interface EmailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Tables, after the paragraphs. */
  readonly tables?: readonly EmailTable[];
  /** The mail's call to action. `url` is absolute. */
  readonly action?: { readonly label: string; readonly url: string };
  readonly closing: readonly string[];
}

/** A title and rows of a name and a value; a row may be emphasised. */
export interface EmailTable {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string, weight?: 'strong'])[];
}

/** Shop and language of a mail, as a BCP 47 tag. */
export interface EmailBranding {
  readonly shop: string;
  readonly locale: string;
  /** Lines of the shop's imprint. */
  readonly imprint: readonly string[];
  readonly colours: ThemeConfig['colours'];
}
