import type {
  CheckoutStore,
  GeocodedAddress,
  PlaceSuggestion,
} from '@larder/contracts/distribution';
import { metresBetween, type Point } from './distance.js';
import type { FinderView } from './finder-url.js';

export interface FoundStore {
  readonly store: CheckoutStore;
  /** From the place that was searched for. */
  readonly metres: number | undefined;
}

const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();

/** Stores whose name and address contain a word with each entered prefix. */
function named(stores: readonly CheckoutStore[], text: string): readonly CheckoutStore[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  return stores.filter(({ name, streetName, postalCode, city }) => {
    const own = fold(`${name} ${streetName} ${postalCode} ${city}`).match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

/** Closed stores are left out; the order of the others is stable. */
const closedLast = (a: FoundStore, b: FoundStore) =>
  Number(a.store.closed ?? false) - Number(b.store.closed ?? false);

export interface StoreSearchResult {
  readonly stores: readonly FoundStore[];
  /** Nothing is known of the text that was searched for: all stores are shown. */
  readonly isUnknown: boolean;
}

/**
 * STORE-03: the stores with the wanted services, by distance from the position, else those that the
 * text names. Where nothing is known of the text, all of them.
 */
export function searchStores(
  all: readonly CheckoutStore[],
  { q, services }: Pick<FinderView, 'q' | 'services'>,
  position: Point | undefined,
): StoreSearchResult {
  const fitting = all.filter((store) => services.every((one) => servicesOf(store).includes(one)));
  if (position) {
    const stores = fitting.map((store) => ({
      store,
      metres: metresBetween(position, store.position),
    }));
    const byMetres = stores.sort((a, b) => a.metres - b.metres);
    return { stores: byMetres.sort(closedLast), isUnknown: false };
  }
  const matching = q === '' ? fitting : named(fitting, q);
  const isUnknown = matching.length === 0 && q !== '' && named(all, q).length === 0;
  const shown = (isUnknown ? fitting : matching).map((store) => ({ store, metres: undefined }));
  return { stores: shown.sort(closedLast), isUnknown };
}

/** Services of a store; that orders can be collected there is one of them. */
export const servicesOf = (store: CheckoutStore): readonly string[] =>
  store.pickupAvailable ? ['pickup', ...store.services] : store.services;

/** Every service that some store has, the commonest first. */
export function allServices(stores: readonly CheckoutStore[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const one of stores.flatMap(servicesOf)) uses.set(one, (uses.get(one) ?? 0) + 1);
  return [...uses].sort((a, b) => b[1] - a[1]).map(([name]) => name);
}

/** The selected place, else the first; the label distinguishes places with the same name. */
export const matchedPlace = (places: readonly PlaceSuggestion[], { place }: FinderView) =>
  places.find(({ id }) => id === place) ?? places[0];

const startsWithCode = ({ primaryPart }: PlaceSuggestion) => /^\d/.test(primaryPart);

/** Alternatives for an ambiguous text: for a town only other towns, because its streets are in it. */
export const otherPlaces = (places: readonly PlaceSuggestion[], meant: PlaceSuggestion) =>
  places.filter((one) => one.id !== meant.id && (!startsWithCode(meant) || startsWithCode(one)));

/** "1070 Wien", "Lindengasse 7, 1070 Wien". */
export function placeName(address: GeocodedAddress): string {
  const { streetName, streetNumber, postalCode, city } = address;
  const street = [streetName, streetNumber].filter(Boolean).join(' ');
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}
