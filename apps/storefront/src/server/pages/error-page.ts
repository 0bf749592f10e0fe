import { messagesInLanguage, languageOf } from '@larder/platform';
import { errorPage as de } from '../../shell/messages/de.json';
import { errorPage as en } from '../../shell/messages/en.json';
import { errorPage as hi } from '../../shell/messages/hi.json';
import { errorPage as fr } from '../../shell/messages/fr.json';
import { createCachedResponse, type CachedResponse } from '../http/cached-response.js';
import type { HeaderSets } from '../http/security-headers.js';

const BODY_STYLE =
  'margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;' +
  'font:18px/1.5 system-ui,sans-serif;background:#f6f6f3;color:#20261d';

/** Seconds after which a page is worth another attempt when the backend is away. */
export const RETRY_AFTER_S = '5';

const RETRY_STYLE =
  'display:inline-block;margin:16px 0 0;padding:12px 24px;border-radius:8px;font-weight:600;' +
  'background:#20261d;color:#fff;text-decoration:none';
const ID_STYLE = 'margin:16px 0 0;font-size:14px;overflow-wrap:anywhere;color:#5c6257';
const LANGUAGES = { de, en, fr, hi };

type Status = 400 | 403 | 404 | 414 | 500 | 503;

interface Options {
  /** URL of a script that reloads the page when the shop is back. */
  readonly script?: string | undefined;
  /** Language of the page; without it, the one that the browser prefers. */
  readonly locale?: string | undefined;
  /** By which the shop's people find the request in their logs. */
  readonly requestId?: string;
  /** Header `Accept-Language` of the request. */
  readonly accepted?: string | undefined;
}

/** A page without dependencies, for when the shop is unavailable (PLAT-09). */
export function errorPage(
  headers: HeaderSets,
  status: Status,
  { script, locale, requestId, accepted = '' }: Options = {},
): CachedResponse {
  const language = languageOf(locale ?? preferredLanguage(accepted));
  const lang = Object.hasOwn(LANGUAGES, language) ? language : 'en';
  const messages = messagesInLanguage(LANGUAGES, lang);
  const text = messages[`status.${status}`];
  const html =
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${status}</title>` +
    (script === undefined ? '' : `<script type="module" src="${script}"></script>`) +
    '</head>' +
    `<body style="${BODY_STYLE}"><main style="max-width:32rem">` +
    `<h1 style="font-size:24px;margin:0 0 8px">${text}</h1>` +
    (status < 500 ? '' : `<a href="" style="${RETRY_STYLE}">${messages.retry}</a>`) +
    (requestId === undefined
      ? ''
      : `<p style="${ID_STYLE}">${messages.reference}: ${requestId}</p>`) +
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

/** First language of the header in which there are texts; browsers send them by preference. */
function preferredLanguage(accepted: string): string {
  const languages = accepted.split(',').map((one) => languageOf(one.split(';')[0]?.trim() ?? ''));
  return languages.find((one) => Object.hasOwn(LANGUAGES, one)) ?? 'en';
}
