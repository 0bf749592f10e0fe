export type RequestUrl =
  /** `path` is normalised, `url` is the path with its normalised query. */
  | { readonly kind: 'page'; readonly path: string; readonly url: string }
  /** Another spelling of a page's URL: a path of this site. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'refused'; readonly status: 400 | 414 };

const MAX_URL_LENGTH = 4096;
/** Campaign parameters: they do not change the page. */
const TRACKING = /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|mc_cid|mc_eid)$/;
// eslint-disable-next-line no-control-regex -- these are what an address must not hold
const FORBIDDEN = /[\u0000-\u0020\u007f\\#]/;
// eslint-disable-next-line no-control-regex -- likewise after decoding
const FORBIDDEN_DECODED = /[\u0000-\u001f\u007f]/;

/**
 * Parses the target of a request as the URL of a page. Rejects malicious targets, so that later code
 * can rely on it: other hosts (`//evil.example`), dot segments, broken or hidden characters.
 */
export function readRequestUrl(target: string): RequestUrl {
  if (target.length > MAX_URL_LENGTH) return { kind: 'refused', status: 414 };
  if (!target.startsWith('/') || target.startsWith('//') || FORBIDDEN.test(target))
    return { kind: 'refused', status: 400 };
  const mark = target.indexOf('?');
  const given = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark + 1);
  const segments = given.split('/').filter((segment) => segment !== '');
  if (!segments.every(isPlain)) return { kind: 'refused', status: 400 };
  const path = `/${segments.join('/')}`;
  if (path !== given) return { kind: 'moved', to: query === '' ? path : `${path}?${query}` };
  const text = normaliseQuery(query);
  return { kind: 'page', path, url: text === '' ? path : `${path}?${text}` };
}

function isPlain(segment: string): boolean {
  try {
    const text = decodeURIComponent(segment);
    return text !== '.' && text !== '..' && !FORBIDDEN_DECODED.test(text);
  } catch {
    return false;
  }
}

/** Sorts the parameters, so that the same page has one cache key. */
function normaliseQuery(query: string): string {
  if (query === '') return '';
  const parameters = new URLSearchParams(query);
  for (const name of [...parameters.keys()]) if (TRACKING.test(name)) parameters.delete(name);
  parameters.sort();
  return parameters.toString();
}

const HOST = /^([a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/;

/** The host name of a request with its port, or `undefined` when it is invalid. */
export function readHost(header: string | undefined): string | undefined {
  const host = header?.toLowerCase();
  return host !== undefined && HOST.test(host) ? host : undefined;
}
