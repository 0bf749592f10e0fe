import type { CombinedSource } from '@larder/contracts/catalogue';

/** A product of the customer with the last moment at which it was liked or bought, in milliseconds. */
export interface CustomerProduct {
  readonly sku: string;
  readonly at: number;
}

/**
 * The customer's products of the chosen sources (CAT-23), each once, the latest first. In both means
 * liked and bought.
 */
export function combineSources(
  source: CombinedSource,
  liked: readonly CustomerProduct[],
  bought: readonly CustomerProduct[],
): string[] {
  const likedAt = momentsOf(liked);
  const boughtAt = momentsOf(bought);
  const all = new Set([...likedAt.keys(), ...boughtAt.keys()]);
  const isChosen = {
    Favorites: (sku: string) => likedAt.has(sku),
    Purchased: (sku: string) => boughtAt.has(sku),
    'Favorites OR Purchased': () => true,
    'Favorite AND Purchased': (sku: string) => likedAt.has(sku) && boughtAt.has(sku),
  }[source];
  const latest = (sku: string) => Math.max(likedAt.get(sku) ?? 0, boughtAt.get(sku) ?? 0);
  return [...all].filter(isChosen).sort((a, b) => latest(b) - latest(a) || (a < b ? -1 : 1));
}

function momentsOf(products: readonly CustomerProduct[]): ReadonlyMap<string, number> {
  return new Map(products.map(({ sku, at }) => [sku, at]));
}
