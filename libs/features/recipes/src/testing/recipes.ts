import type { Allergen, Product } from '@larder/contracts/catalogue';
import type { Recipe, RecipePage, RecipeProduct, RecipeTile } from '@larder/contracts/recipes';

/** A product of the tests: a litre of milk for 1.99. */
export function aProduct(parts: Partial<Product> = {}): Product {
  const sku = parts.sku ?? '1';
  return {
    sku,
    productId: sku,
    slug: `milk-${sku}`,
    name: 'Milk',
    category: { slug: 'milk', name: 'Milk' },
    parentCategories: [],
    packSize: '1 l',
    content: { amount: 1000, unit: 'ml' },
    maxQuantity: 10,
    quantityStepSize: 1,
    weightArticle: false,
    weightPieceArticle: false,
    bundleSize: 1,
    price: { regular: { value: 199 } },
    availability: 'available',
    orderability: 'CanBeOrdered',
    marks: [],
    ...parts,
  };
}

export function forRecipe(
  product: Product,
  allergens: Allergen[] = [],
  traces: Allergen[] = [],
): RecipeProduct {
  return { product, allergens, traces };
}

export function aTile(parts: Partial<RecipeTile> = {}): RecipeTile {
  return {
    slug: 'pancakes',
    name: 'Pancakes',
    minutes: 30,
    difficulty: 'easy',
    marks: ['vegetarian'],
    seasons: [],
    servings: 4,
    ...parts,
  };
}

export function aRecipePage(results: RecipeTile[], parts: Partial<RecipePage> = {}): RecipePage {
  return { total: results.length, count: results.length, offset: 0, results, facets: [], ...parts };
}

/** Pancakes for four of half a litre of milk, flour, three eggs and salt. */
export function aRecipe(parts: Partial<Recipe> = {}): Recipe {
  return {
    ...aTile(),
    description: 'Thin and golden.',
    servings: 4,
    activeMinutes: 20,
    ingredients: [
      {
        name: 'Milk',
        amount: 500,
        unit: 'ml',
        packAmount: { amount: 500, unit: 'ml' },
        pantry: false,
        skus: ['1'],
        productSlug: 'milk-1',
      },
      {
        name: 'Flour',
        amount: 250,
        unit: 'g',
        packAmount: { amount: 250, unit: 'g' },
        pantry: true,
        skus: ['flour'],
        productSlug: 'flour',
      },
      { name: 'Eggs', amount: 3, unit: 'piece', pantry: false, skus: [] },
      { name: 'Salt', amount: 1, unit: 'pinch', pantry: true, skus: [] },
    ],
    steps: [{ text: 'Whisk everything.' }, { text: 'Let it rest.' }, { text: 'Bake in butter.' }],
    allergens: ['gluten', 'eggs', 'milk'],
    nutrition: {
      per: 'g',
      energyKj: 800,
      energyKcal: 190,
      fat: 6,
      saturatedFat: 2,
      carbohydrate: 25,
      sugars: 4,
      protein: 8,
      salt: 0.3,
    },
    portionGrams: 250,
    related: [aTile({ slug: 'waffles', name: 'Waffles' })],
    ...parts,
  };
}
