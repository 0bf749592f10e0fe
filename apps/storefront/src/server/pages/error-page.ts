import { createCachedResponse, type CachedResponse } from '../http/cached-response.js';
import type { HeaderSets } from '../http/security-headers.js';

const TEXTS: Readonly<Record<number, { readonly de: string; readonly en: string }>> = {
  400: { de: 'Diese Adresse ist ungültig.', en: 'This address is not valid.' },
  403: {
    de: 'Diese Vorschau ist geschlossen. Bitte öffnen Sie sie mit einem Link aus dem Redaktionssystem.',
    en: 'This preview is closed. Please open it by a link from the content system.',
  },
  414: { de: 'Diese Adresse ist zu lang.', en: 'This address is too long.' },
  421: {
    de: 'Unter dieser Adresse gibt es keinen Shop.',
    en: 'There is no shop at this address.',
  },
  503: {
    de: 'Dieser Shop ist gerade geschlossen. Wir kümmern uns darum und sind bald wieder da.',
    en: 'This shop is closed at the moment. We are working on it and will be back soon.',
  },
  500: {
    de: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze noch einmal.',
    en: 'The shop is not available right now. Please try again shortly.',
  },
};

const BODY_STYLE =
  'margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;' +
  'font:18px/1.5 system-ui,sans-serif;background:#f6f6f3;color:#20261d;text-align:center';

/** Seconds after which a page is worth another attempt when the backend is away. */
export const RETRY_AFTER_S = '5';

const ID_STYLE = 'margin:16px 0 0;font-size:14px;overflow-wrap:anywhere;color:#5c6257';
const REFERENCE = { de: 'Kennung', en: 'Reference' } as const;

type Language = 'de' | 'en';
type Status = 400 | 403 | 414 | 421 | 500 | 503;

interface Options {
  /** URL of a script that reloads the page when the shop is back. */
  readonly script?: string | undefined;
  /** Language of the page; by default, the languages of all shops. */
  readonly locale?: string | undefined;
  /** By which the shop's people find the request in their logs. */
  readonly requestId?: string;
}

/** A page without dependencies, for when the shop is unavailable (PLAT-09). */
export function errorPage(
  headers: HeaderSets,
  status: Status,
  { script, locale, requestId }: Options = {},
): CachedResponse {
  const languages: readonly [Language, Language?] =
    locale === undefined ? ['de', 'en'] : [languageFor(locale)];
  const [first, second] = languages;
  const text = TEXTS[status] ?? { de: '', en: '' };
  const html =
    `<!doctype html><html lang="${first}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${status}</title>` +
    (script === undefined ? '' : `<script type="module" src="${script}"></script>`) +
    '</head>' +
    `<body style="${BODY_STYLE}"><main>` +
    `<h1 style="font-size:24px;margin:0 0 8px">${text[first]}</h1>` +
    (second === undefined ? '' : `<p lang="${second}" style="margin:0">${text[second]}</p>`) +
    (requestId === undefined
      ? ''
      : `<p style="${ID_STYLE}">${REFERENCE[first]}: ${requestId}</p>`) +
    '</main></body></html>';
  return createCachedResponse({
    status,
    headers: {
      ...headers.page,
      'cache-control': 'no-store',
      ...(status === 500 ? { 'retry-after': '10' } : {}),
      ...(status === 503 ? { 'retry-after': '300' } : {}),
    },
    body: Buffer.from(html),
  });
}

/** Texts exist in German and English; English is the fallback. */
const languageFor = (locale: string): Language => (locale.startsWith('de') ? 'de' : 'en');
