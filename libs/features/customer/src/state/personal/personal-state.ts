import type { DietFinding, PersonalBadge, Purchase } from '@larder/contracts/shopping';

/** What is known of a product's fit to the customer's diet; `unchecked` when the question failed. */
export type Finding = DietFinding | 'unchecked';

/** What the browser knows of a customer's products. Never changed: each change makes a new one. */
export interface PersonalState {
  readonly favorites: ReadonlySet<string>;
  readonly purchases: ReadonlyMap<string, Purchase>;
  readonly findings: ReadonlyMap<string, Finding>;
  /** Incremented when favourites were changed elsewhere: lists of them are refetched. */
  readonly revision: number;
}

export const nothing: PersonalState = {
  favorites: new Set(),
  purchases: new Map(),
  findings: new Map(),
  revision: 0,
};

export function badgeOf(
  { favorites, purchases }: PersonalState,
  sku: string,
): PersonalBadge | undefined {
  if (favorites.has(sku)) return 'favorite';
  return purchases.has(sku) ? 'purchased' : undefined;
}

/**
 * The customer's own products first, what is liked and was bought before what is only one of both;
 * otherwise in the given order.
 */
export function rankFirst<T>(
  { favorites, purchases }: PersonalState,
  list: readonly T[],
  skuOf: (one: T) => string | undefined,
): readonly T[] {
  const weight = (one: T) => {
    const sku = skuOf(one);
    return sku === undefined ? 0 : Number(favorites.has(sku)) + Number(purchases.has(sku));
  };
  return list.some((one) => weight(one) > 0)
    ? list.toSorted((a, b) => weight(b) - weight(a))
    : list;
}

/** The set with a value, or without it. */
export function withValue(
  set: ReadonlySet<string>,
  value: string,
  isIn: boolean,
): ReadonlySet<string> {
  const next = new Set(set);
  if (isIn) next.add(value);
  else next.delete(value);
  return next;
}
