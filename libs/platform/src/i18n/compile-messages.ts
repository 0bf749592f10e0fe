import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Messages } from './messages.js';

/** Messages for the browser: those with arguments are precompiled, so that the browser needs no parser. */
export type CompiledMessages = Readonly<Record<string, string | MessageFormatElement[]>>;

const HAS_SYNTAX = /[{}<>'#]/;

/** A message that cannot be parsed stays unchanged, so that the error is visible. */
export function compileMessages(messages: Messages): CompiledMessages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      HAS_SYNTAX.test(text) ? compiled(text) : text,
    ]),
  );
}

function compiled(text: string): string | MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true });
  } catch {
    return text;
  }
}
