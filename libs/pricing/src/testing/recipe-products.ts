import type { Allergen, Product } from '@larder/contracts/catalogue';
import type { RecipeProduct } from '@larder/contracts/recipes';
import { aProduct } from './products.js';

/** A litre of milk for 1.99. */
export const aMilk = (parts: Partial<Product> = {}): Product =>
  aProduct({ name: 'Milk', packSize: '1 l', content: { amount: 1000, unit: 'ml' }, ...parts });

export function forRecipe(
  product: Product,
  allergens: Allergen[] = [],
  traces: Allergen[] = [],
): RecipeProduct {
  return { product, allergens, traces };
}
