import * as z from 'zod/mini';

/** Per 100 g or 100 ml; energy in kJ and kcal, the rest in grams. */
export const Nutrition = z.object({
  per: z.enum(['g', 'ml']),
  energyKj: z.number(),
  energyKcal: z.number(),
  fat: z.number(),
  saturatedFat: z.number(),
  carbohydrate: z.number(),
  sugars: z.number(),
  fibre: z.optional(z.number()),
  protein: z.number(),
  salt: z.number(),
});

export const NutritionGrade = z.enum(['A', 'B', 'C', 'D', 'E']);
