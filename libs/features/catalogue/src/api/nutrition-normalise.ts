import type { Nutrition } from '@larder/contracts/catalogue';
import type { TextKey, FormatContext } from '../messages/use-text.js';

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

/**
 * Rows in the order of EU 1169/2011, annex XV. `portion` in grams or millilitres adds a column; it
 * is left out when it is the whole 100.
 */
export function nutritionRows(
  nutrition: Nutrition,
  portion: number | undefined,
  wording: FormatContext,
): NutritionRow[] {
  const share = portion === undefined || portion === 100 ? undefined : portion / 100;
  const { number, t } = wording;
  const energy = (factor: number) =>
    `${number(nutrition.energyKj * factor, { whole: true })} kJ / ${number(nutrition.energyKcal * factor, { whole: true })} kcal`;
  const grams = (value: number, factor: number) => `${number(value * factor, { digits: 2 })} g`;
  return [
    {
      label: t('nutrition.energy'),
      isPart: false,
      per100: energy(1),
      perPortion: share === undefined ? undefined : energy(share),
    },
    ...GRAMS.flatMap(([name, isPart]) => {
      const value = nutrition[name];
      if (value === undefined) return [];
      return [
        {
          label: t(`nutrition.${name}` satisfies TextKey),
          isPart,
          per100: grams(value, 1),
          perPortion: share === undefined ? undefined : grams(value, share),
        },
      ];
    }),
  ];
}
