/** The fourteen pack shapes that the composer draws. */
export const packShapes = [
  'bottle',
  'crate',
  'can',
  'tin',
  'jar',
  'carton',
  'tub',
  'bag',
  'box',
  'tray',
  'net',
  'roll',
  'tube',
  'loose',
] as const;
export type PackShape = (typeof packShapes)[number];

/** What the goods of one leaf category have in common, and one line a product. */
export type AssortmentRows = {
  /** Category slugs from the root down. */
  path: string;
  pack: PackShape;
  /** Percent; in Austria food has 10, cut flowers 13, drinks and household goods 20; in India 0, 5, 18;
   * in France food 5.5, meals and flowers 10, the rest 20. */
  vat?: 0 | 5 | 5.5 | 10 | 13 | 18 | 20;
  per?: 'g' | 'ml';
  /** Grams per 100: fat, saturated, carbohydrate, sugars, fibre, protein, salt. */
  nutrition?: string;
  /** Set for food without such figures. */
  isFood?: true;
  /** Keys of the ingredients table; `key:12` states a share of 12 %. */
  ingredients?: string;
  /** Allergens of the other goods of the same plant, separated by blanks. */
  traces?: string;
  storage?: 'cool' | 'chilled' | 'meat' | 'fish' | 'frozen' | 'dry' | 'dark' | 'upright';
  /** Minimum remaining shelf life at handover, in days. */
  life?: number;
  /** Years below which it is not sold. */
  age?: 16 | 18;
  /** Shows a nutrition grade, and the diet that follows from the ingredients. */
  labelled?: boolean;
  /** Default options of every row. */
  options?: string;
  /** Further search words for the goods, German and English. */
  words: [string, string];
  /** Words of some of the goods: those whose name has them. */
  kinds?: [string, string];
  /** Sentences that end a description, taken in turn, German and English. */
  tips: [string, string][];
  /**
   * One line a product, cells separated by `|`: German name, English name, brand key or `-`, size,
   * price in euro, icon, German note, English note, options. See the README for sizes and options.
   */
  rows: string;
};

export type Options = ReadonlyMap<string, string>;

export type AssortmentRow = {
  name: string;
  nameEn: string;
  brand: string | undefined;
  size: string;
  /** Cents. */
  price: number;
  /** Noto icons, the first of them the main one. */
  art: string[];
  note: string;
  noteEn: string;
  options: Options;
};

export function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

const knownOptions = new Set(
  (
    'organic new regional gf lf vegan vegetarian was low member multi soon gone max step origin dep vol drained in ' +
    'traces n group nopic pack tint life kg bundle portion count print glass age kw look flavour class'
  ).split(' '),
);

function parseOptions(text: string): Options {
  return new Map(
    text
      .split(' ')
      .filter((token) => token !== '')
      .map((token): [string, string] => {
        const [key = '', ...rest] = token.split('=');
        if (!knownOptions.has(key)) throw new Error(`Unknown option "${key}" in "${text}"`);
        return [key, rest.join('=').replaceAll('_', ' ')];
      }),
  );
}

/** The rows of a shelf in their order. A malformed line is an error that names it. */
export function readRows(shelf: AssortmentRows): AssortmentRow[] {
  return shelf.rows
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length < 8 || cells.length > 9) throw new Error(`Not a product line: ${line}`);
      const [name = '', nameEn = '', brand = '', size = '', price = '', art = ''] = cells;
      const [note = '', noteEn = '', options = ''] = cells.slice(6);
      if (!(cents(price) > 0)) throw new Error(`No price: ${line}`);
      return {
        name,
        nameEn: nameEn || name,
        brand: brand === '-' ? undefined : brand,
        size,
        price: cents(price),
        art: art.split(' '),
        note,
        noteEn: noteEn || note,
        options: new Map([...parseOptions(shelf.options ?? ''), ...parseOptions(options)]),
      };
    });
}
