import type { PriceClass, ProductPrice } from '@larder/contracts/catalogue';
import { countryOf, unionClasses, type ClassRule } from '@larder/countries';

/** Rules common to all known countries: the default for an unknown country. */
const everywhere = unionClasses();

/** The rule of a country (ISO 3166) for a class; undefined for ordinary goods. */
export function classRule(
  country: string,
  priceClass: PriceClass | undefined,
): ClassRule | undefined {
  return priceClass && (countryOf(country)?.classes ?? everywhere)[priceClass];
}

/** Names of the parts of a price that announce or grant a lower one. */
const promotions = ['loyalty', 'former', 'lowestPrior30', 'multiBuy'] as const;

/** The price without everything that promotes it; deposit and regular price stay. */
export function withoutPromotions(price: ProductPrice): ProductPrice {
  const bare = Object.entries(price).filter(
    ([name]) => !promotions.some((promotion) => promotion === name),
  );
  return { ...Object.fromEntries(bare), regular: price.regular };
}

/** Classes that are excluded from promotions everywhere. */
export const neverPromoted = Object.keys(everywhere) as readonly PriceClass[];
