import { ingredientTable } from './ingredient-table.js';
import { moreIngredients } from './more-ingredients.js';

export type Ingredient = {
  de: string;
  en: string;
  allergen?: string;
  source: 'plant' | 'animal' | 'meat';
};

export const ingredients: ReadonlyMap<string, Ingredient> = new Map(
  `${ingredientTable.trim()}\n${moreIngredients.trim()}`
    .split('\n')
    .map((line): [string, Ingredient] => {
      const [key = '', de = '', en = '', allergen, source] = line.split('|').map((c) => c.trim());
      const from = source === 'animal' || source === 'meat' ? source : 'plant';
      return [key, { de, en, ...(allergen ? { allergen } : {}), source: from }];
    }),
);

export type Recipe = {
  de: string;
  en: string;
  allergens: string[];
  vegan: boolean;
  vegetarian: boolean;
};

/** From `wheat water yeast:2` (a number is a share in percent) to the texts of both languages. */
export function composeRecipe(list: string): Recipe {
  const parts = list.split(/\s+/).map((part) => {
    const [key = '', share] = part.split(':');
    const found = ingredients.get(key);
    if (found === undefined) throw new Error(`Unknown ingredient "${key}"`);
    return { found, share };
  });
  const text = (language: 'de' | 'en') =>
    parts
      .map(({ found, share }) =>
        share === undefined ? found[language] : `${found[language]} (${share} %)`,
      )
      .join(', ') + '.';
  const capital = (value: string) => value.replace(/\p{L}/u, (first) => first.toUpperCase());
  return {
    de: text('de'),
    en: capital(text('en')).replaceAll(' %)', '%)'),
    allergens: [...new Set(parts.flatMap(({ found }) => found.allergen ?? []))],
    vegan: parts.every(({ found }) => found.source === 'plant'),
    vegetarian: parts.every(({ found }) => found.source !== 'meat'),
  };
}
