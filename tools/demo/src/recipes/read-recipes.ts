import { recipeIngredientTable } from './ingredient-table.js';

export interface LarderItem {
  readonly de: string;
  readonly en: string;
  /** Grams of one piece, bunch or clove. */
  readonly grams: number;
  readonly skus: readonly string[];
  readonly isHome: boolean;
  /** Packs count pieces of it. */
  readonly byPiece: boolean;
}

export type AmountUnit = 'g' | 'ml' | 'st' | 'el' | 'tl' | 'pr' | 'bd' | 'ze';

export interface Amount {
  readonly key: string;
  readonly item: LarderItem;
  readonly amount: number;
  readonly unit: AmountUnit;
}

export interface DemoRecipe {
  readonly slug: string;
  readonly de: { readonly name: string; readonly description: string; readonly steps: string[] };
  readonly en: { readonly name: string; readonly description: string; readonly steps: string[] };
  readonly minutes: number;
  readonly activeMinutes: number;
  readonly servings: number;
  readonly difficulty: string;
  readonly seasons: string[];
  readonly diet: string;
  readonly amounts: Amount[];
}

const cells = (line: string) => line.split('|').map((cell) => cell.trim());
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const items = new Map(
  linesOf(recipeIngredientTable).map((line): [string, LarderItem] => {
    const [key = '', de = '', en = '', grams = '1', skus = '', options = ''] = cells(line);
    const isHome = options === 'home';
    const byPiece = options === 'piece';
    return [key, { de, en, grams: Number(grams), skus: skus.split(','), isHome, byPiece }];
  }),
);

const seasons: Readonly<Record<string, string>> = {
  F: 'spring',
  S: 'summer',
  H: 'autumn',
  W: 'winter',
};

function amountOf(text: string): Amount {
  const [, number = '', unit = '', key = ''] =
    /^([\d.]+)(g|ml|st|el|tl|pr|bd|ze) (\w+)$/.exec(text.trim()) ?? [];
  const item = items.get(key);
  if (!item) throw new Error(`"${text}" is no amount of an ingredient`);
  return { key, item, amount: Number(number), unit: unit as AmountUnit };
}

/**
 * Recipes of a table: a head `# slug | name | English name | minutes/at work | portions | difficulty |
 * seasons (F S H W, - for all) | diet (v vegan, t vegetarian, -)`, a line of description, one
 * of amounts (`2el oel; 3st ei`), then the steps. German and English are parted by a bar.
 */
export function readRecipes(table: string): DemoRecipe[] {
  return table
    .split(/^# /m)
    .slice(1)
    .map((text) => {
      const [head = '', description = '', amounts = '', ...steps] = linesOf(text);
      const [slug = '', name = '', nameEn = '', time = '', servings = '', ...more] = cells(head);
      const [difficulty = '', season = '', diet = ''] = more;
      const [minutes = 0, activeMinutes = 0] = time.split('/').map(Number);
      const [de = '', en = ''] = cells(description);
      const both = steps.map(cells);
      return {
        slug,
        minutes,
        activeMinutes,
        difficulty,
        de: { name, description: de, steps: both.map(([one = '']) => one) },
        en: { name: nameEn, description: en, steps: both.map(([, one = '']) => one) },
        servings: Number(servings),
        seasons: [...season].flatMap((letter) => seasons[letter] ?? []),
        diet: diet === 'v' ? 'vegan' : diet === 't' ? 'vegetarian' : '',
        amounts: amounts.split(';').map(amountOf),
      };
    });
}
