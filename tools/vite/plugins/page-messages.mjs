import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A message of one language, in the form that the browser reads without a parser. */
function compileMessage([key, text]) {
  const elements = parse(text, { ignoreTag: true });
  const at = elements.findIndex(({ type }) => type === TYPE.plural);
  if (at < 0) return [[key, elements.map(write).join('')]];
  const { value, options, offset, pluralType } = elements[at];
  if (value !== 'count') throw new Error(`the plural is by {${value}}; it can only be by {count}`);
  if (offset !== 0 || pluralType !== 'cardinal') throw new Error('the plural is not a plain one');
  const before = elements.slice(0, at).map(write).join('');
  const after = elements
    .slice(at + 1)
    .map(write)
    .join('');
  return Object.entries(options).map(([form, { value: inner }]) => {
    if (form.startsWith('=')) throw new Error(`there are no exact forms like ${form}`);
    return [`${key}#${form}`, before + inner.map(write).join('') + after];
  });
}

function write({ type, value }) {
  if (type === TYPE.argument) return `{${value}}`;
  if (type === TYPE.pound) return '{count}';
  if (type !== TYPE.literal) throw new Error(`a ${TYPE[type]} is only possible in shop messages`);
  if (/\{\w+\}/.test(value)) throw new Error(`${value} would be read as an argument`);
  return value;
}

/**
 * Compiles the ICU messages of an area into what `createPageMessages` reads: `{name}` for arguments, and
 * one key for each plural form, as `cards#one`. That needs fewer bytes than parsed messages, and no
 * formatter. @throws Error that names the message which has more than arguments and one plural by `count`
 */
export function compilePageMessages(messages) {
  return Object.fromEntries(
    Object.entries(messages).flatMap((message) => {
      try {
        return compileMessage(message);
      } catch (error) {
        throw new Error(`${message[0]}: ${error.message}`, { cause: error });
      }
    }),
  );
}

/** The area of a library's messages that every page has; the shop's formatter reads it unchanged. */
export const SHOP_AREA = 'shop';

/** One area of a messages file, as modules import it. */
export function compileArea(name, messages) {
  return name === SHOP_AREA ? messages : compilePageMessages(messages);
}
