import { createHash } from 'node:crypto';
import { HASH, TOKEN, UUID } from './made-up-ids.js';
import type { Played, PlayedExample } from './play-examples.js';

/** Each story has one member at most. */
const CARD = /(?<key>"mpCardId":")\d+/g;
const ORDER_NUMBER = /"orderNumber":"(\d+)"/g;
/** Says nothing but that it was taken. */
const ACCEPTED = 202;
const FIRST_ORDER_NUMBER = 2_000_000_001;

/** Numbers, words and positions; a list of them has a meaning, or a least length, as a whole. */
const isSmall = (value: unknown) => JSON.stringify(value).length < 60;

/** Lists are cut to their first entries: an example shows what an entry is. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value))
    return (value.every(isSmall) ? value : value.slice(0, 1)).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

const textOf = (number: number, length: number) =>
  createHash('sha512').update(`example ${number}`).digest('base64url').slice(0, length);

/** Lines of a calendar are folded, also within a number. */
const FOLD = String.raw`\\r\\n `;
const PICKUP_DIGITS = 4;

/** An order number also ends the code of a pickup. */
function withNumber(text: string, found: string, name: string): string {
  const folded = new RegExp([...found].join(`(?:${FOLD})?`), 'g');
  const code = (number: string) => `"code":"${number.slice(-PICKUP_DIGITS)}"`;
  return text
    .replace(folded, (written) => {
      const at = written.indexOf('\\');
      return at < 0 ? name : `${name.slice(0, at)}\\r\\n ${name.slice(at)}`;
    })
    .replaceAll(code(found), code(name));
}

/** A text in which each id, token and order number has a value of its own that is the same in every run. */
function withStableIds(text: string): string {
  const names = new Map<string, string>();
  const stable = (found: string, make: (number: number) => string) => {
    const name = names.get(found) ?? make(names.size + 1);
    names.set(found, name);
    return name;
  };
  for (const [, found = ''] of text.matchAll(ORDER_NUMBER))
    stable(found, (number) => String(FIRST_ORDER_NUMBER + number));
  const numbers = [...names].reduce((all, [found, name]) => withNumber(all, found, name), text);
  return numbers
    .replace(CARD, '$<key>2990000000017')
    .replace(UUID, (id) =>
      stable(id, (number) => `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`),
    )
    .replace(HASH, (hash) => stable(hash, (number) => String(number).padStart(hash.length, '0')))
    .replace(TOKEN, (token) => stable(token, (number) => textOf(number, token.length)));
}

function exampleOf({ sent, answer }: Played): PlayedExample {
  const { response: _former, ...request } = sent;
  const { body, status } = answer;
  return body === undefined || status === ACCEPTED
    ? request
    : { ...request, response: shortened(body) };
}

/** The story as this server answered it. */
export const recorded = (played: readonly Played[]): readonly PlayedExample[] =>
  JSON.parse(withStableIds(JSON.stringify(played.map(exampleOf))));
