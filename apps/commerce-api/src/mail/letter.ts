import type { ThemeConfig } from '@larder/contracts/tenant';
import { letterHtml } from './letter-html.js';

/** What a mail says, without a form: plain texts in the reader's language. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What is told in rows, after the paragraphs. */
  readonly tables?: readonly LetterTable[];
  /** The one thing that the reader is asked to do. `url` is absolute. */
  readonly action?: { readonly label: string; readonly url: string };
  readonly closing: readonly string[];
}

/** A title and rows of a name and what belongs to it; a row may be the one that counts. */
export interface LetterTable {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string, weight?: 'strong'])[];
}

/** Whose letter it is and in which language, a BCP 47 tag. */
export interface Letterhead {
  readonly shop: string;
  readonly locale: string;
  /** Lines about who stands behind the shop. */
  readonly imprint: readonly string[];
  readonly colours: ThemeConfig['colours'];
}

export interface MailParts {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Both parts of a mail: for readers that show plain text alone, and in the colours of the shop. */
export function renderLetter(letter: Letter, head: Letterhead): MailParts {
  const { greeting, paragraphs, tables = [], action, closing } = letter;
  const rows = tables.map(tableText);
  const text = [
    greeting,
    ...paragraphs,
    ...rows,
    ...(action ? [action.url] : []),
    ...closing,
    [head.shop, ...head.imprint].join('\n'),
  ];
  return {
    subject: oneLine(letter.subject),
    text: `${text.join('\n\n')}\n`,
    html: letterHtml(letter, head),
  };
}

function tableText({ title, rows }: LetterTable): string {
  return [title.toUpperCase(), ...rows.map(([name, value]) => `${name}: ${value}`)].join('\n');
}

/** A subject is one line; a second one would be a header. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
