import type { GeocodedAddress, PlaceSuggestion } from '@larder/contracts/distribution';
import type { Scope } from '../../kernel/scope.js';
import { wordsOf } from '../../kernel/text/fold.js';
import { metresBetween } from './distance.js';
import type { AddressRow } from './gazetteer-repository.js';
import { findById, findByWords, findNearest } from './gazetteer-repository.js';
import type { AddressQuery, Geocoder } from './geocoder.js';

const maxSuggestions = 8;
/** Further away a position has no address, only a town; still further nothing. */
const addressMetres = 1_000;
const townMetres = 30_000;
const townPrefix = 'town:';

function toAddress({ id, lat, lng, ...address }: AddressRow): GeocodedAddress {
  return { id, ...address, position: { lat, lng } };
}

/** Postal code and town of an address, without its street. */
function toTown({ postalCode, city, country, countryCode, lat, lng }: AddressRow): GeocodedAddress {
  return { postalCode, city, country, countryCode, position: { lat, lng } };
}

/** Addresses that match the words; for an unknown house number, those of its street. */
async function search(scope: Scope, { text, country }: AddressQuery, most: number) {
  const words = wordsOf(text).slice(0, 12);
  const exact = await findByWords(scope, words, country, most);
  if (exact.length > 0) return { found: exact, exact: true };
  const named = words.filter((word) => !/^\d{1,3}[a-z]?$/.test(word));
  const found = named.length < words.length ? await findByWords(scope, named, country, most) : [];
  return { found, exact: false };
}

/** The towns of the given addresses, if the words name a town. */
function townsOf(found: readonly AddressRow[], text: string): PlaceSuggestion[] {
  const words = wordsOf(text);
  const towns = new Map<string, PlaceSuggestion>();
  for (const { id, postalCode, city, country } of found) {
    const own = wordsOf(`${postalCode} ${city} ${country}`);
    const named = words.every((word) => own.some((one) => one.startsWith(word)));
    const primaryPart = `${postalCode} ${city}`;
    if (named && !towns.has(primaryPart)) {
      towns.set(primaryPart, { id: `${townPrefix}${id}`, primaryPart, secondaryPart: country });
    }
  }
  return [...towns.values()];
}

/** Answers from the shop's own list of addresses, without any service outside. */
export const gazetteer: Geocoder = {
  async suggest(scope, query, addressOnly) {
    const { found } = await search(scope, query, 200);
    const addresses = found.map(({ id, streetName, streetNumber, postalCode, city, country }) => ({
      id,
      primaryPart: `${streetName} ${streetNumber}`,
      secondaryPart: `${postalCode} ${city}, ${country}`,
    }));
    const towns = addressOnly ? [] : townsOf(found, query.text);
    return [...towns, ...addresses].slice(0, maxSuggestions);
  },

  async byId(scope, id, parts) {
    const town = id.startsWith(townPrefix);
    const found = await findById(scope, town ? id.slice(townPrefix.length) : id);
    if (found) return town ? toTown(found) : toAddress(found);
    return gazetteer.byText(scope, { text: parts });
  },

  async byText(scope, query) {
    const { found, exact } = await search(scope, query, 1);
    const [best] = found;
    if (!best) return undefined;
    if (exact) return toAddress(best);
    return { streetName: best.streetName, ...toTown(best) };
  },

  async nearest(scope, position, addressOnly) {
    const found = await findNearest(scope, position);
    if (!found) return undefined;
    const metres = metresBetween(position, found);
    if (metres <= addressMetres) return toAddress(found);
    return !addressOnly && metres <= townMetres ? toTown(found) : undefined;
  },
};
