import type { AssortmentRows } from '../feed/assortment-rows.js';

/**
 * A shelf with lines of `name | Hindi name | brand | size | price in rupees | icons | note | options`;
 * `was=` is the maximum retail price, `tax=` a rate of its own, `kw=` other words for the goods.
 */
export interface BazaarShelf extends Omit<AssortmentRows, 'vat' | 'words' | 'tips' | 'rows'> {
  /** Percent of GST. */
  readonly tax: 0 | 5 | 18;
  /** Heading of the Harmonised System, which invoices name. */
  readonly goods: string;
  readonly words: string;
  readonly tip: string;
  readonly rows: string;
}

/** What the shop's own columns are made of. */
export interface BazaarFacts {
  readonly hindi: ReadonlyMap<string, string>;
  readonly taxes: ReadonlyMap<string, number>;
  /** Other words for the goods, such as Hindi ones in Latin letters. */
  readonly also: ReadonlyMap<string, string>;
  readonly goods: string;
}

export interface BuiltShelf {
  readonly shelf: AssortmentRows;
  readonly facts: BazaarFacts;
}

/** A shelf as all shops have it, and the columns that only this one has. */
export function bazaarShelf({ tax, goods, words, tip, ...common }: BazaarShelf): BuiltShelf {
  const lines = common.rows
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const own = lines.map(([name = '', , , , , , , options = '']) => {
    const rate = /(?:^| )tax=(\d+)/.exec(options)?.[1];
    return [name, rate === undefined ? tax : Number(rate)] as const;
  });
  const also = lines.map(([name = '', , , , , , , options = '']) => {
    const words = /(?:^| )kw=(\S+)/.exec(options)?.[1] ?? '';
    return [name, words.replaceAll('_', ' ')] as const;
  });
  const rows = lines.map(([name = '', , ...cells]) => {
    const options = (cells.pop() ?? '').replace(/(?:^| )(?:tax|kw)=\S+/g, '');
    return [name, '', ...cells, '', options].join(' | ');
  });
  const facts = {
    hindi: new Map(lines.map(([name = '', hindi = '']) => [name, hindi])),
    taxes: new Map(own),
    also: new Map(also),
    goods,
  };
  const both = (text: string): [string, string] => [text, text];
  return {
    shelf: { ...common, vat: tax, words: both(words), tips: [both(tip)], rows: rows.join('\n') },
    facts,
  };
}
