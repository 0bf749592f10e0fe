import type { Head } from '@larder/platform';
import type { Markup } from '@larder/platform/server';
import { escapeHtml, jsonForScript } from './escape.js';

/** Everything a document is made of. Addresses are paths of this site unless said otherwise. */
export interface DocumentParts {
  /** Language tag. */
  readonly lang: string;
  readonly head: Head;
  readonly shopName: string;
  /** Origin under which the shop is public, for addresses that must be absolute. */
  readonly origin: string;
  /** Address of the page. */
  readonly url: string;
  /** False keeps search engines out (PLAT-24). */
  readonly isIndexed: boolean;
  readonly fonts: readonly string[];
  readonly styles: readonly string[];
  /** Links that the renderer made, as HTML. */
  readonly hoisted: string;
  /** The document's script. */
  readonly script: string;
  /** Module that starts the shop, for the script to load after the first sight; else it does so itself. */
  readonly app: string | undefined;
  /** Modules that are needed at once then. */
  readonly modules: readonly string[];
  /** Address of the shop's data. */
  readonly shopData: string;
  /** What is said to visitors whose browser runs no scripts, as HTML. */
  readonly withoutScript: string;
  /** The page as HTML; empty when the browser has to make it. */
  readonly html: Markup;
  /** What the script starts from. */
  readonly data: Markup;
}

const NOINDEX = 'noindex,nofollow';

/** A whole document. It holds no inline script: data stands in blocks that do not run. */
export function buildDocument(parts: DocumentParts): Buffer {
  const head =
    `<!doctype html><html lang="${escapeHtml(parts.lang)}"><head>` +
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    metaOf(parts) +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    resourcesOf(parts) +
    parts.hoisted +
    structuredData(parts.head.jsonLd) +
    `</head><body>${parts.withoutScript}<div id="root">`;
  return bytesOf([
    head,
    ...parts.html,
    '</div><script type="application/json" id="page">',
    ...parts.data,
    '</script></body></html>',
  ]);
}

function bytesOf(markup: Markup): Buffer {
  return Buffer.concat(
    markup.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
  );
}

function metaOf({ head, origin, shopName, url, isIndexed }: DocumentParts): string {
  const canonical = head.canonical === undefined ? undefined : absolute(head.canonical, origin);
  const image = head.image === undefined ? undefined : absolute(head.image, origin);
  const robots = isIndexed ? head.robots : NOINDEX;
  return (
    `<title>${escapeHtml(head.title)}</title>` +
    meta('name', 'description', head.description) +
    meta('name', 'keywords', head.keywords) +
    meta('name', 'robots', robots) +
    (canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`) +
    meta('property', 'og:title', head.title) +
    meta('property', 'og:description', head.description) +
    meta('property', 'og:type', 'website') +
    meta('property', 'og:site_name', shopName) +
    meta('property', 'og:url', canonical ?? absolute(url, origin)) +
    meta('property', 'og:image', image)
  );
}

function resourcesOf({ fonts, styles, script, app, modules, shopData }: DocumentParts): string {
  const data = (name: string, value: string) => ` data-${name}="${escapeHtml(value)}"`;
  const later = app === undefined ? '' : data('app', app) + data('load', modules.join(' '));
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...fonts.map((href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" crossorigin>`),
    `<script type="module" src="${escapeHtml(script)}"${later}${data('shop', shopData)}></script>`,
  ].join('');
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string {
  return content === undefined || content === ''
    ? ''
    : `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function structuredData(blocks: readonly object[] | undefined): string {
  return (blocks ?? [])
    .map((block) => `<script type="application/ld+json">${jsonForScript(block)}</script>`)
    .join('');
}

/** Absolute address of a path of this site, or of one that is absolute already. */
function absolute(address: string, origin: string): string {
  return URL.canParse(address) ? address : new URL(address, origin).href;
}
