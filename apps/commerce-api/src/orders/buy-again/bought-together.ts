/** What one shopper bought at one time. */
export interface Basket {
  readonly buyer: string;
  readonly skus: readonly string[];
}

/** What fewer people buy together says more about them than about the goods. */
const minBuyers = 3;

/**
 * Products that people buy together with some of these, the most telling first. What nearly everybody
 * buys is in most baskets anyway, so it counts by how much of it goes with these.
 */
export function boughtTogether(
  baskets: readonly Basket[],
  chosen: ReadonlySet<string>,
): readonly string[] {
  const withChosen = new Map<string, Set<string>>();
  const all = new Map<string, Set<string>>();
  for (const { buyer, skus } of baskets) {
    const goesWith = skus.some((sku) => chosen.has(sku));
    for (const sku of skus) {
      if (chosen.has(sku)) continue;
      note(all, sku, buyer);
      if (goesWith) note(withChosen, sku, buyer);
    }
  }
  return [...withChosen]
    .filter(([, buyers]) => buyers.size >= minBuyers)
    .map(([sku, { size }]) => ({ sku, score: size / Math.sqrt(all.get(sku)?.size ?? size) }))
    .sort((a, b) => b.score - a.score || (a.sku < b.sku ? -1 : 1))
    .map(({ sku }) => sku);
}

function note(buyersOf: Map<string, Set<string>>, sku: string, buyer: string): void {
  const known = buyersOf.get(sku);
  if (known) known.add(buyer);
  else buyersOf.set(sku, new Set([buyer]));
}
