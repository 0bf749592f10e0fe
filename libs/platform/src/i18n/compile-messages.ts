import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Messages } from './messages.js';

/** Texts as the browser gets them: those with arguments parsed, so that it needs no parser. */
export type CompiledMessages = Readonly<Record<string, string | MessageFormatElement[]>>;

const HAS_SYNTAX = /[{}<>'#]/;

/** A text that does not parse stays as it is, and shows so. */
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
