import type { AssortmentRows } from '../feed/assortment-rows.js';
import { ingredientsInFrench } from './ingredients.js';
import { originsInFrench, storageInFrench } from './texts.js';

/**
 * A shelf with lines of `name | brand | size | price in euro | icons | note | options`, all in French;
 * `tax=` is a rate of its own.
 */
export interface PrimeurShelf extends Omit<AssortmentRows, 'vat' | 'words' | 'tips' | 'rows'> {
  /** Percent of TVA: food, what is eaten at once and flowers, all else. */
  readonly tax: 5.5 | 10 | 20;
  readonly words: string;
  readonly tip: string;
  readonly rows: string;
}

/** What the tables of the other shops have in German and English alone. */
export interface FrenchFacts {
  readonly vatRate: number;
  readonly origin: string | undefined;
  readonly storage: string | undefined;
  readonly ingredients: string | undefined;
}

export interface BuiltShelf {
  readonly shelf: AssortmentRows;
  /** By the name of the product. */
  readonly facts: ReadonlyMap<string, FrenchFacts>;
}

const optionOf = (options: string, key: string) =>
  new RegExp(`(?:^| )${key}=(\\S+)`).exec(options)?.[1];

/** Options that the common table does not know. */
const withoutOwn = (options: string) => options.replace(/(?:^| )(?:tax|origin)=\S+/g, '');

/** A shelf as all shops have it, and the texts of its products in French. */
export function primeurShelf({ tax, words, tip, rows, ...common }: PrimeurShelf): BuiltShelf {
  const lines = rows
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const facts = lines.map(([name = '', , , , , , options = '']): [string, FrenchFacts] => {
    const all = `${common.options ?? ''} ${options}`;
    const recipe = optionOf(options, 'in')?.replaceAll('_', ' ') ?? common.ingredients;
    const origin = optionOf(options, 'origin') ?? optionOf(all, 'origin');
    const french = {
      vatRate: Number(optionOf(options, 'tax') ?? tax),
      origin: origin && originsInFrench(origin),
      storage: common.storage && storageInFrench[common.storage],
      ingredients: recipe && ingredientsInFrench(recipe),
    };
    return [name, french];
  });
  const plain = lines.map(([name = '', brand, size, price, icons, note, options = '']) => {
    return [name, '', brand, size, price, icons, note, '', withoutOwn(options)].join(' | ');
  });
  const both = (text: string): [string, string] => [text, text];
  const own = { vat: tax, options: withoutOwn(common.options ?? ''), rows: plain.join('\n') };
  return {
    shelf: { ...common, ...own, words: both(words), tips: [both(tip)] },
    facts: new Map(facts),
  };
}
