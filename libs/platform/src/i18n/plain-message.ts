import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type Values = Readonly<Record<string, string | number>>;

/** Kinds of a message's elements, as its parser numbers them. */
const LITERAL = 0;
const ARGUMENT = 1;

/**
 * A message of words and bare arguments alone, put together without the formatter, which finds its
 * formats and time zone anew on each call: a listing shows some hundred such messages. `undefined`
 * when the message holds a plural or the like, or a value is missing.
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
