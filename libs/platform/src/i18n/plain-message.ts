import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type Values = Readonly<Record<string, string | number>>;

/** Types of a message's elements, as its parser numbers them. */
const LITERAL = 0;
const ARGUMENT = 1;

/**
 * Formats a message of text and plain arguments without the formatter, which resolves its formats and
 * time zone on each call; a listing shows several hundred such messages. `undefined` when the message
 * contains a plural or similar, or when a value is missing.
 */
export function plainMessage(
  message: readonly MessageFormatElement[],
  values: Values,
): string | undefined {
  let text = '';
  for (const element of message) {
    if (element.type === LITERAL) text += element.value;
    else if (element.type === ARGUMENT && values[element.value] !== undefined)
      text += values[element.value];
    else return undefined;
  }
  return text;
}
