import type { Nutrition } from '@larder/contracts/catalogue';
import type { Wording } from '../messages/use-text.js';

export interface NutritionRow {
  readonly label: string;
  /** Part of the row above it, such as sugars of carbohydrate. */
  readonly isPart: boolean;
  readonly per100: string;
  readonly perPortion: string | undefined;
}

const GRAMS = [
  ['fat', false],
  ['saturatedFat', true],
  ['carbohydrate', false],
  ['sugars', true],
  ['fibre', false],
  ['protein', false],
  ['salt', false],
] as const;

/** Rows in the order of EU 1169/2011, annex XV, of 100 g and of a portion of so many grams. */
export function nutritionRows(
  nutrition: Nutrition,
  portionGrams: number | undefined,
  { t, number }: Wording,
): NutritionRow[] {
  const both = (format: (factor: number) => string) => ({
    per100: format(1),
    perPortion: portionGrams === undefined ? undefined : format(portionGrams / 100),
  });
  const energy = both(
    (factor) =>
      `${number(nutrition.energyKj * factor, { whole: true })} kJ / ${number(nutrition.energyKcal * factor, { whole: true })} kcal`,
  );
  return [
    { label: t('nutrition.energy'), isPart: false, ...energy },
    ...GRAMS.flatMap(([name, isPart]) => {
      const value = nutrition[name];
      if (value === undefined) return [];
      const grams = both((factor) => `${number(value * factor, { digits: 1 })} g`);
      return [{ label: t(`nutrition.${name}`), isPart, ...grams }];
    }),
  ];
}
