import type { Brand, ProductPage } from '@larder/contracts/catalogue';

export interface BrandGroup {
  /** First letter without accent, `#` for names without a letter. */
  readonly letter: string;
  readonly brands: readonly Brand[];
}

/** Brands by first letter, both in the order of the language. */
export function brandGroups(brands: readonly Brand[], locale: string): BrandGroup[] {
  const order = new Intl.Collator(locale, { numeric: true });
  const groups = new Map<string, Brand[]>();
  for (const brand of [...brands].sort((a, b) => order.compare(a.name, b.name))) {
    const letter = letterOf(brand.name);
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return [...groups]
    .map(([letter, list]) => ({ letter, brands: list }))
    .sort((a, b) => order.compare(a.letter, b.letter));
}

function letterOf(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}

/** Name of a brand as a list of its products knows it; `undefined` when the list is empty. */
export function brandNameOf(page: ProductPage, slug: string): string | undefined {
  const product = page.results.find(({ brand }) => brand?.slug === slug);
  if (product?.brand) return product.brand.name;
  const facet = page.facets.find(({ id }) => id === 'brand');
  // A selected value stays among the values even without hits.
  return facet?.values.find(({ value, count }) => value === slug && count > 0)?.label;
}
