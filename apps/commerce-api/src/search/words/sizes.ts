import type { Measures } from '@larder/countries';
import { customaryPatterns, customarySize } from '../../kernel/text/customary-units.js';

const units: Readonly<Record<string, readonly [kind: string, factor: number]>> = {
  kg: ['g', 1000],
  kilo: ['g', 1000],
  g: ['g', 1],
  gr: ['g', 1],
  gramm: ['g', 1],
  dag: ['g', 10],
  deka: ['g', 10],
  l: ['ml', 1000],
  lt: ['ml', 1000],
  liter: ['ml', 1000],
  litre: ['ml', 1000],
  litres: ['ml', 1000],
  dl: ['ml', 100],
  cl: ['ml', 10],
  ml: ['ml', 1],
  stk: ['piece', 1],
  stuck: ['piece', 1],
  er: ['piece', 1],
  pcs: ['piece', 1],
  pieces: ['piece', 1],
  pack: ['piece', 1],
};
const names = [...Object.keys(units), ...customaryPatterns].sort((a, b) => b.length - a.length);
const sized = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(\\d{1,3})\\s?x\\s?)?(\\d{1,5}(?:[.,]\\d{1,3})?)\\s?(${names.join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** The sign under which a size is found, whatever way it is written: `1 l` and `1000ml` are `ml:1000`. */
export function sizeTerm(unit: string, amount: number): string {
  return `${unit}:${Math.round(amount)}`;
}

export interface ExtractedSizes {
  /** Signs of the sizes in the text: of one piece, and of the whole where there are several. */
  readonly signs: readonly string[];
  /** The text without them. */
  readonly rest: string;
}

/**
 * Takes sizes out of a folded text: `6x1,5l` is `ml:1500` and `ml:9000`.
 * @param measures those of the shop's country: how much a pint holds; without them metric sizes alone
 */
export function extractSizes(folded: string, measures?: Measures): ExtractedSizes {
  const signs = new Set<string>();
  const rest = folded.replace(
    sized,
    (text, times: string | undefined, amount: string, name: string) => {
      const size = units[name] ?? (measures && customarySize(name, measures));
      if (!size) return text;
      const [kind, factor] = size;
      const one = Number(amount.replace(',', '.')) * factor;
      signs.add(sizeTerm(kind, one));
      if (times !== undefined) signs.add(sizeTerm(kind, one * Number(times)));
      return ' ';
    },
  );
  return { signs: [...signs], rest };
}
