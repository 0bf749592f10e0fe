/** Maximum nesting of a call's JSON; the deepest contract has seven levels. */
export const maxJsonDepth = 64;

const quote = 34;
const backslash = 92;

/**
 * Whether a JSON text nests deeper than `maxJsonDepth`. Checked before parsing, because validation,
 * logging and `JSON.stringify` are recursive and would exhaust the stack.
 */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === quote) i = endOfString(text, i);
    else if (isOpening(code)) depth += 1;
    else if (isClosing(code)) depth -= 1;
    if (depth > maxJsonDepth) return true;
  }
  return false;
}

/** `[` or `{`. */
const isOpening = (code: number) => code === 91 || code === 123;
/** `]` or `}`. */
const isClosing = (code: number) => code === 93 || code === 125;

/** Index of the quote that ends the string which begins at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text.charCodeAt(i) !== quote)
    i += text.charCodeAt(i) === backslash ? 2 : 1;
  return i;
}
