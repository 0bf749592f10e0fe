import type { GeocodedAddress } from '@larder/contracts/distribution';
import type { Scope } from '../../../kernel/scope.js';
import { hashOf } from '../../../kernel/text/hash.js';
import { languageOf } from '../../../kernel/text/language.js';
import { gazetteer } from '../gazetteer.js';
import type { Geocoder } from '../geocoder.js';
import { NoAnswer } from './ask-service.js';
import type { FoundPlace, PlaceFinder } from './place-finder.js';

const maxSuggestions = 8;
/** After a failure the service rests, so that nobody waits for it at every key. */
const restMs = 10_000;
const maxRestMs = 10 * 60_000;
/** Suggested places that are kept until somebody picks one. */
const maxKept = 2_000;
/** Longest id that the contract takes. */
const maxIdLength = 80;

type Report = (message: string) => void;

/** Asks the service unless it rests; `otherwise` when it does not answer or finds nothing. */
function createCaller(finder: PlaceFinder, report: Report) {
  let restsUntil = 0;
  return async <T>(
    { now }: Scope,
    ask: () => Promise<T | undefined>,
    otherwise: () => Promise<T>,
  ): Promise<T> => {
    if (now.getTime() < restsUntil) return otherwise();
    try {
      return (await ask()) ?? (await otherwise());
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const rest = Math.min(error.retryMs ?? restMs, maxRestMs);
      restsUntil = now.getTime() + rest;
      report(`The geocoder ${finder.name} rests for ${rest / 1000} s: ${error.message}`);
      return otherwise();
    }
  };
}

/** Ids and places of suggestions, for the one that is picked in a moment. */
function createKept(name: string) {
  const kept = new Map<string, FoundPlace>();
  return {
    get: (id: string) => kept.get(id),
    add: (found: FoundPlace): string => {
      const own = `${name}:${found.id}`;
      const id = own.length > maxIdLength ? `${name}:${hashOf(found.id).slice(0, 40)}` : own;
      if (kept.size >= maxKept) kept.clear();
      kept.set(id, found);
      return id;
    },
  };
}

/** True for what can be suggested where an address is needed. */
const hasStreet = ({ place }: FoundPlace) => place === undefined || place.streetName !== undefined;

/** Shops and offices of one house have one address. */
function withoutTwins(all: readonly FoundPlace[]): FoundPlace[] {
  const linesOf = (one: FoundPlace) => `${one.primaryPart}|${one.secondaryPart}`;
  return [...new Map([...all].reverse().map((one) => [linesOf(one), one])).values()].reverse();
}

/** Addresses with a house number come first, streets without one after them. */
const byNumber = (one: FoundPlace, other: FoundPlace) =>
  Number(other.place?.streetNumber !== undefined) - Number(one.place?.streetNumber !== undefined);

/**
 * A geocoding service, with the shop's own list for whenever it does not answer or knows nothing: an
 * address that somebody types never ends in an error.
 */
export function remoteGeocoder(finder: PlaceFinder, report: Report): Geocoder {
  const call = createCaller(finder, report);
  const kept = createKept(finder.name);
  const isOwn = (id: string) => id.startsWith(`${finder.name}:`);
  const geocoder: Geocoder = {
    suggest: (scope, query, addressOnly) =>
      call(
        scope,
        async () => {
          if (query.text.trim() === '') return undefined;
          const language = languageOf(scope.locale);
          const found = await finder.suggest({ ...query, language }, maxSuggestions);
          const fit = addressOnly ? found.filter(hasStreet).sort(byNumber) : found;
          const listed = withoutTwins(fit).map(({ primaryPart, secondaryPart, ...one }) => ({
            id: kept.add({ primaryPart, secondaryPart, ...one }),
            primaryPart,
            secondaryPart,
          }));
          return listed.length > 0 ? listed : undefined;
        },
        () => gazetteer.suggest(scope, query, addressOnly),
      ),

    byId: async (scope, id, parts) => {
      if (!isOwn(id)) return gazetteer.byId(scope, id, parts);
      const found = kept.get(id);
      if (found?.place) return found.place;
      const foreign = found?.id ?? id.slice(finder.name.length + 1);
      const known = await call<GeocodedAddress | undefined>(
        scope,
        async () => finder.lookUp?.(foreign, languageOf(scope.locale)),
        () => Promise.resolve(undefined),
      );
      return known ?? geocoder.byText(scope, { text: parts });
    },

    byText: (scope, query) =>
      call<GeocodedAddress | undefined>(
        scope,
        async () =>
          query.text.trim() === ''
            ? undefined
            : finder.search({ ...query, language: languageOf(scope.locale) }),
        () => gazetteer.byText(scope, query),
      ),

    nearest: (scope, position, addressOnly) =>
      call<GeocodedAddress | undefined>(
        scope,
        async () => {
          const found = await finder.nearest(position, languageOf(scope.locale));
          return addressOnly && found?.streetName === undefined ? undefined : found;
        },
        () => gazetteer.nearest(scope, position, addressOnly),
      ),
  };
  return geocoder;
}
