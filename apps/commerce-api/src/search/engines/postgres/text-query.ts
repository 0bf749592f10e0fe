import type { QueryPart } from '../../parse-query.js';
import type { Alternative } from '../../words/word-alternatives.js';

/** A term as a text search takes it, whatever is in it. */
export const quoted = (term: string): string =>
  `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const allOf = (terms: readonly string[]) => `(${terms.map(quoted).join(' & ')})`;

/** Nothing has a term of no letters, as the rest of a word may be. */
const canBeFound = ({ terms }: Alternative) => terms.length > 0 && !terms.includes('');

/** One of the alternatives; undefined where there is none. */
function anyOf({ alternatives }: QueryPart): string | undefined {
  const texts = alternatives.filter(canBeFound).map(({ terms }) => allOf(terms));
  return texts.length === 0 ? undefined : `(${texts.join(' | ')})`;
}

/** What has every part that is needed; undefined where a part has no alternatives. */
export function queryOfAll(parts: readonly QueryPart[]): string | undefined {
  const texts = parts.filter(({ isOptional }) => !isOptional).map(anyOf);
  return texts.length === 0 || texts.includes(undefined) ? undefined : texts.join(' & ');
}

/** What has at least one of the parts. */
export function queryOfAny(parts: readonly QueryPart[]): string | undefined {
  const texts = parts.flatMap((part) => anyOf(part) ?? []);
  return texts.length === 0 ? undefined : texts.join(' | ');
}

export const termsOfParts = (parts: readonly QueryPart[]): string[] => [
  ...new Set(parts.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms))),
];
