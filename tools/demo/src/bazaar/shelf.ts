import type { AssortmentRows } from '../feed/assortment-rows.js';
import { ingredientsInHindi } from './ingredients.js';

/**
 * A shelf with lines of `name | Hindi name | brand | size | price in rupees | icons | note | Hindi note |
 * options`; `was=` is the maximum retail price, `tax=` a rate of its own, `kw=` other words for the goods.
 */
export interface BazaarShelf extends Omit<AssortmentRows, 'vat' | 'words' | 'tips' | 'rows'> {
  /** Percent of GST. */
  readonly tax: 0 | 5 | 18;
  /** Heading of the Harmonised System, which invoices name. */
  readonly goods: string;
  readonly words: string;
  /** Sentence that ends each description, English and Hindi. */
  readonly tip: readonly [string, string];
  readonly rows: string;
}

/** What the shop's own columns are made of. */
export interface BazaarFacts {
  readonly hindi: string;
  readonly tax: number;
  /** Other words for the goods, such as Hindi ones in Latin letters. */
  readonly also: string;
  readonly goods: string;
  /** Hindi; without a recipe the goods are their own ingredient. */
  readonly ingredients: string;
  readonly description: string;
}

export interface BuiltShelf {
  readonly shelf: AssortmentRows;
  /** By name and English description: sizes of the same goods have one name. */
  readonly facts: ReadonlyMap<string, BazaarFacts>;
}

/** Identifies a row of the shop in `BuiltShelf.facts`. */
export const factsKey = (name: string, description = '') => `${name} ${description}`;

const optionOf = (options: string, key: string) =>
  new RegExp(`(?:^| )${key}=(\\S+)`).exec(options)?.[1]?.replaceAll('_', ' ');

/** A shelf as all shops have it, and the columns that only this one has. */
export function bazaarShelf({ tax, goods, words, tip, ...common }: BazaarShelf): BuiltShelf {
  const lines = common.rows
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const [tipInEnglish, tipInHindi] = tip;
  const facts = lines.map(([name = '', hindi = '', ...cells]): [string, BazaarFacts] => {
    const [, , , , note = '', noteInHindi = '', options = ''] = cells;
    const recipe = optionOf(options, 'in');
    const own = {
      hindi,
      tax: Number(optionOf(options, 'tax') ?? tax),
      also: optionOf(options, 'kw') ?? '',
      goods,
      ingredients: recipe === undefined ? `${hindi}।` : ingredientsInHindi(recipe),
      description: `${noteInHindi} ${tipInHindi}`,
    };
    return [factsKey(name, `${note} ${tipInEnglish}`), own];
  });
  const rows = lines.map(([name = '', , ...cells]) => {
    const [brand, size, price, icons, note, , options = ''] = cells;
    const known = options.replace(/(?:^| )(?:tax|kw)=\S+/g, '');
    return [name, '', brand, size, price, icons, note, '', known].join(' | ');
  });
  const both = (text: string): [string, string] => [text, text];
  const texts = { words: both(words), tips: [both(tipInEnglish)], rows: rows.join('\n') };
  return { shelf: { ...common, vat: tax, ...texts }, facts: new Map(facts) };
}
