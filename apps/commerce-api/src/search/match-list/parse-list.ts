import type { Measures } from '@larder/countries';
import { customaryPatterns, customarySize } from '../../kernel/text/customary-units.js';
import { containers, numberWords, units, type WantedUnit } from './units.js';

/** A line of a shopping list. */
export interface WantedLine {
  /** As it was written, without a bullet. */
  readonly text: string;
  /** Without the amount: what to search for. */
  readonly words: string;
  /** Packs, pieces, grams or millilitres; 1 when nothing is written. */
  readonly amount: number;
  /** Absent when the number stands alone or there is none: `2 Milch`. */
  readonly unit?: WantedUnit;
}

type Amount = Pick<WantedLine, 'amount' | 'unit'>;

/** Larger amounts are no amounts: `Mehl 480` is a grade of flour. */
const maxAmounts: Readonly<Record<WantedUnit, number>> = {
  pack: 99,
  piece: 200,
  g: 50_000,
  ml: 50_000,
};
const maxTextLength = 120;

const alternatives = (names: readonly string[]) =>
  names.toSorted((a, b) => b.length - a.length).join('|');
const fraction = '[½¼¾]';
const digits = String.raw`\d{1,5}(?:[.,]\d{1,3})?`;
const word = alternatives([...numberWords.keys()]);
const number = String.raw`(?:\d{1,2}\s?\d\/\d|\d\/\d|${digits}\s?${fraction}|${fraction}|${digits}|(?:${word})(?![\p{L}\p{N}]))`;
const unit = String.raw`(?:${alternatives([...units.keys(), ...customaryPatterns])})(?![\p{L}\p{N}])\.?`;
const times = '[x×](?![\\p{L}])';

/** `2 milk`, `2x milk`, `1,5 l milk`, `half a dozen eggs`; not `3,5 % milk`. */
const leading = new RegExp(
  String.raw`^(${number})\s*(?:(?:a\s+|an\s+)?(${unit})|${times})?(?!\s*%)\s*(?:of\s+)?(?=[\p{L}\p{N}(])(.+)$`,
  'iu',
);
/** `milk 2x`, `milk x2`, `flour (500g)`, `milk 2`. */
const trailing = new RegExp(
  String.raw`^(.*[\p{L}\p{N})].*?)[\s,:]+\(?(?:${times}\s*)?(${number})\s*(?:(${unit})|${times})?\)?$`,
  'iu',
);
const container = new RegExp(
  String.raw`^(?:${alternatives(containers)})(?![\p{L}\p{N}])\.?\s+(?:of\s+)?(?=\p{L})(.+)$`,
  'iu',
);
/** A bullet before the text, as in lists of other programs. */
const bullet = /^\s*(?:[-–—*•·▪☐☑✓✔]|\[[ xX]?\]|\d{1,2}[.)](?=\s))\s*/u;
/** A comma between digits is a decimal one. */
const separators = /[\r\n;]+|,(?!\d)|(?<!\d),|\s+(?:und|and)\s+/iu;

/**
 * The lines of a pasted text: one product each, at most `limit`.
 * @param measures those of the shop's country: how much a pint holds
 */
export function parseList(text: string, limit: number, measures: Measures): WantedLine[] {
  return text
    .split(separators)
    .map((line) => line.replace(bullet, '').replace(/\s+/gu, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, limit)
    .map((line) => parseLine(line.slice(0, maxTextLength).trim(), measures));
}

function parseLine(text: string, measures: Measures): WantedLine {
  const [, first = '', firstUnit, after = ''] = leading.exec(text) ?? [];
  const before = amountOf(first, firstUnit, measures);
  if (before && isName(after)) return { text, words: after.trim(), ...before };
  const [, name = '', last = '', lastUnit] = trailing.exec(text) ?? [];
  const behind = /^\p{L}/u.test(last) ? undefined : amountOf(last, lastUnit, measures);
  if (behind && isName(name)) return { text, words: name.trim(), ...behind };
  const words = container.exec(text)?.[1];
  return words === undefined
    ? { text, words: text, amount: 1 }
    : { text, words: words.trim(), amount: 1, unit: 'pack' };
}

const isUnit = new RegExp(`^${unit}$`, 'iu');
/** `2 kg` alone says nothing about a product. */
const isName = (words: string) => /\p{L}/u.test(words) && !isUnit.test(words.trim());

/** Undefined when it is none, or absurd. */
function amountOf(
  written: string,
  name: string | undefined,
  measures: Measures,
): Amount | undefined {
  const value = numberOf(written);
  const known =
    units.get((name ?? '').toLowerCase().replace(/\.$/, '')) ?? customarySize(name ?? '', measures);
  const [unit, factor] = known ?? ['pack' as const, 1];
  const isMeasure = unit === 'g' || unit === 'ml';
  const amount = isMeasure ? Math.round(value * factor) : Math.ceil(value * factor);
  if (!(amount >= 1 && amount <= maxAmounts[unit])) return undefined;
  return known ? { amount, unit } : { amount };
}

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** NaN when it is none. */
function numberOf(written: string): number {
  const text = written.toLowerCase().replace(',', '.').trim();
  const spoken = numberWords.get(text);
  if (spoken !== undefined) return spoken;
  const [, whole = '0', over, under] = /^(?:(\d+)\s)?(\d)\/(\d)$/.exec(text) ?? [];
  if (over !== undefined && under !== undefined)
    return Number(whole) + Number(over) / Number(under);
  const last = fractions[text.slice(-1)];
  if (last !== undefined) return Number(text.slice(0, -1).trim() || '0') + last;
  return text === '' ? Number.NaN : Number(text);
}
