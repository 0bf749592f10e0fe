/** Of the tab alone, and gone with it: no profile of anybody. `feature.ts` empties it for whoever comes next. */
const KEY = 'recentlySeen';
const MOST = 12;

/** Skus of the product pages that were opened in this tab, the latest first; nonsense counts as none. */
export function seenProducts(): readonly string[] {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value)
      ? value.filter((one) => typeof one === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Notes a product as seen, and gives those that were seen before it. */
export function seeProduct(sku: string): readonly string[] {
  const others = seenProducts().filter((one) => one !== sku);
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([sku, ...others].slice(0, MOST)));
  } catch {
    // A browser without storage remembers nothing.
  }
  return others;
}
