import { createCachedResponse, type CachedResponse } from '../http/cached-response.js';
import type { HeaderSets } from '../http/security-headers.js';
import { RETRY_AFTER_S } from '../pages/error-page.js';
import { html, type Piece } from './markup.js';
import { STYLE_URL } from './style.js';
import type { Visit } from './visit.js';

interface DocumentContent {
  readonly title: string;
  readonly body: Piece;
  readonly status?: number;
}

/** A whole page: private to one visitor, not cached, not indexed. */
export function renderDocument(
  visit: Visit,
  headers: HeaderSets,
  { title, body, status }: DocumentContent,
): CachedResponse {
  const { shop, locale, text, own, to } = visit;
  const { styles, shop: built } = shop.built;
  const { shopName } = built.registry.tenant;
  const home = locale.prefix === '' ? '/' : `/${locale.prefix}`;
  const page = html`<html lang="${locale.code}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title} – ${shopName}</title>
      <link rel="stylesheet" href="${styles.url}" />
      <link rel="stylesheet" href="${STYLE_URL}" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </head>
    <body>
      <div class="plain">
        <header>
          <a href="${home}">${shopName}</a>
          <nav aria-label="${own('title')}">
            <a href="${to('window')}">${text('step.slot')}</a>
            <a href="${to('cart')}">${text('cart.title')}</a>
          </nav>
        </header>
        <main>${body}</main>
        <footer>
          <a class="link" href="${home}">${own('goShopping')}</a>
        </footer>
      </div>
    </body>
  </html>`;
  return createCachedResponse({
    status: status ?? 200,
    headers: {
      ...headers.page,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...(status === 503 && { 'retry-after': RETRY_AFTER_S }),
    },
    body: Buffer.from(`<!doctype html>${page.text}`),
  });
}
