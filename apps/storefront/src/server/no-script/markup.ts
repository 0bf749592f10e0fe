import { escapeHtml } from '../pages/escape.js';

/** Text that is HTML already: what was put together by `html`. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** `false` and `undefined` show nothing. */
export type Piece = Html | string | number | false | undefined | readonly Piece[];

/** Puts HTML together; every value that is not HTML itself is escaped. */
export function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  const text = parts.map((part, i) => part + textOf(values[i])).join('');
  return new Html(text);
}

function textOf(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (Array.isArray(piece)) return piece.map(textOf).join('');
  return escapeHtml(String(piece));
}
