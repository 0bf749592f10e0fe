/** The longest text that a search for a place takes. */
const MAX_TEXT_LENGTH = 100;

/** State of the finder in its URL; an empty text means no search. */
export interface FinderView {
  readonly q: string;
  /** Id of the chosen one of several places. */
  readonly place: string;
  readonly services: readonly string[];
}

/** Any URL results in a valid search. */
export function viewOf(search: URLSearchParams): FinderView {
  const text = (name: string) =>
    [...(search.get(name) ?? '').trim().replace(/\s+/g, ' ')].slice(0, MAX_TEXT_LENGTH).join('');
  const services = search.getAll('service').flatMap((value) => value.split(','));
  return {
    q: text('q'),
    place: text('place'),
    services: [...new Set(services)].filter((one) => /^[a-z-]{1,40}$/.test(one)).slice(0, 20),
  };
}

/** The part of the address behind the path; what searches nothing is left out. */
export function queryOf({ q, place, services }: FinderView) {
  return {
    q: q || undefined,
    place: place || undefined,
    service: services.join(',') || undefined,
  };
}
