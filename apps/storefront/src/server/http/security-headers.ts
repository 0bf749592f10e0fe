import { embedOrigins } from '@larder/contracts/content/schemas';
import { COLOUR_SCHEME_HASH } from '../tenants/colour-scheme-script.js';
import type { Headers } from './cached-response.js';

/**
 * One policy for every page, cached or not: pages contain one inline script, the same in all of them, so
 * its hash is enough and the policy needs no nonce.
 * Style attributes contain sizes and positions that components compute.
 */
export const CONTENT_POLICY = [
  "default-src 'none'",
  // The decoder of barcodes is compiled code. What it is compiled from is a file of the shop.
  `script-src 'self' 'wasm-unsafe-eval' ${COLOUR_SCHEME_HASH}`,
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  `frame-src ${embedOrigins.join(' ')}`,
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

/** For responses that are no pages: they may load and run nothing. */
const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
/** The service worker fetches what pages of the shop request, and loads no further code. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'";
/** An image that is opened directly may contain styles, but nothing else. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const ONE_YEAR_S = 31_536_000;

/** Headers of every response. HSTS only when the shop is served over HTTPS. */
export function commonHeaders(isSecure: boolean): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(self), display-capture=(), geolocation=(self), gyroscope=(), microphone=(self), midi=(), payment=(self), usb=()',
    ...(isSecure
      ? { 'strict-transport-security': `max-age=${ONE_YEAR_S}; includeSubDomains` }
      : {}),
  };
}

/** Headers by kind of response. `page` differs in development, where styles and code are injected. */
export function headersFor(isSecure: boolean, pagePolicy: string | undefined = CONTENT_POLICY) {
  const common = commonHeaders(isSecure);
  return {
    page: {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      // Browsers then send their estimate of the connection with requests for pictures.
      'accept-ch': 'ECT',
      ...(pagePolicy === '' ? {} : { 'content-security-policy': pagePolicy }),
    },
    data: {
      ...common,
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': NOTHING_POLICY,
    },
    file: { ...common, 'content-security-policy': NOTHING_POLICY },
    worker: {
      ...common,
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': WORKER_POLICY,
      // Browsers would otherwise run an old one for up to a day.
      'cache-control': 'no-cache',
    },
    picture: { ...common, 'content-security-policy': PICTURE_POLICY },
  } satisfies Record<string, Headers>;
}

export type HeaderSets = ReturnType<typeof headersFor>;
