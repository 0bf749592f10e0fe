/** HTML as strings and, between them, cached fragments as UTF-8. */
export type Markup = readonly (string | Uint8Array)[];

/** Placeholder of cached markup while React renders around it; random, so that content cannot forge it. */
const PLACEHOLDER_START = `<!--${crypto.randomUUID()}-`;
const PLACEHOLDER_END = '-->';

export function placeholder(index: number): string {
  return `${PLACEHOLDER_START}${index}${PLACEHOLDER_END}`;
}

/** Splits HTML at its placeholders and inserts their markup. */
export function fillPlaceholders(text: string, parts: readonly Markup[]): Markup {
  const [first = '', ...others] = text.split(PLACEHOLDER_START);
  return [
    first,
    ...others.flatMap((piece) => {
      const end = piece.indexOf(PLACEHOLDER_END);
      const known = parts[Number(piece.slice(0, end))] ?? [];
      return [...known, piece.slice(end + PLACEHOLDER_END.length)];
    }),
  ];
}

/** Markup as one string. */
export function textOf(markup: Markup): string {
  return markup
    .map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece)))
    .join('');
}

const decoder = new TextDecoder();
