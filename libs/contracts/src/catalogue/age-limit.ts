import type { Product } from './types.js';

type Limited = Pick<Product, 'ageLimit' | 'availability'>;

/** Age for restricted goods without a limit of their own: the highest that the demo countries know. */
const strictest = 18;

/** Full years that a shopper must have for a product; undefined when everybody may buy it. */
export function ageLimitOf({ ageLimit, availability }: Limited): number | undefined {
  return ageLimit ?? (availability === 'ageRestricted' ? strictest : undefined);
}

/** The highest age limit of some lines; undefined without any. */
export function highestAgeLimit(
  lines: readonly { readonly product: Limited }[],
): number | undefined {
  const limits = lines.flatMap(({ product }) => ageLimitOf(product) ?? []);
  return limits.length === 0 ? undefined : Math.max(...limits);
}
