import type { CartItemInput } from '@larder/contracts/cart';
import type { MealBasketLine } from '@larder/contracts/recipes';

/** Ingredients whose tick the shopper has changed, by name. */
export type Changed = ReadonlySet<string>;

/** Bought, unless it is at home: what usually is, is only bought when it is ticked. */
export const isBought = ({ name, pantry, packs }: MealBasketLine, changed: Changed): boolean =>
  packs.length > 0 && pantry === changed.has(name);

export interface WeekTotal {
  /** Each product once, though two ingredients may need it. */
  readonly items: readonly CartItemInput[];
  /** Cents, without deposit. */
  readonly price: number;
  /** Cents that buying meal by meal would cost more. */
  readonly saving: number;
}

export function weekTotal(lines: readonly MealBasketLine[], changed: Changed): WeekTotal {
  const bought = lines.filter((line) => isBought(line, changed));
  const quantities = new Map<string, number>();
  for (const { packs } of bought)
    for (const { product, quantity } of packs)
      quantities.set(product.sku, (quantities.get(product.sku) ?? 0) + quantity);
  const price = bought.reduce((sum, line) => sum + line.price, 0);
  const separate = bought.reduce((sum, line) => sum + line.separatePrice, 0);
  return {
    items: [...quantities].map(([sku, quantity]) => ({ sku, quantity })),
    price,
    saving: separate - price,
  };
}
