import type { Head } from '@larder/platform';
import type { Markup } from '@larder/platform/server';
import { COLOUR_SCHEME_SCRIPT } from '../tenants/colour-scheme-script.js';
import { escapeHtml, jsonForScript } from './escape.js';

/** Content of a document. URLs are paths of this site unless stated otherwise. */
export interface DocumentParts {
  /** Language tag. */
  readonly lang: string;
  readonly head: Head;
  readonly shopName: string;
  /** Public origin of the shop, for absolute URLs. */
  readonly origin: string;
  /** Whether the shop has dark colours, between which and the light ones shoppers choose. */
  readonly hasDarkColours: boolean;
  /** URL of the page. */
  readonly url: string;
  /** False excludes the page from search engines (PLAT-24). */
  readonly isIndexed: boolean;
  /** Links and colours of the installed shop, as HTML. */
  readonly webApp: string;
  readonly fonts: readonly string[];
  readonly styles: readonly string[];
  /** Links from the renderer, as HTML. */
  readonly hoisted: string;
  /** The document's script. */
  readonly script: string;
  /** Module that the script starts after the first paint; without it, the script starts the shop itself. */
  readonly app: string | undefined;
  /** Modules that it needs at once. */
  readonly modules: readonly string[];
  /** URL of the shop's data. */
  readonly shopData: string;
  /** Content of `noscript`, as HTML. */
  readonly withoutScript: string;
  /** The page as HTML, or what stands there until the browser has rendered it. */
  readonly html: Markup;
  /** Initial data of the script. */
  readonly data: Markup;
}

const NOINDEX = 'noindex,nofollow';

/**
 * Renders a complete document. Its only inline script applies the colour scheme; data is in blocks that
 * do not run.
 */
export function buildDocument(parts: DocumentParts): Buffer {
  const head =
    `<!doctype html><html lang="${escapeHtml(parts.lang)}"${directionOf(parts.lang)}><head>` +
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    (parts.hasDarkColours ? COLOUR_SCHEME_SCRIPT : '') +
    metaOf(parts) +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    parts.webApp +
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

/** Languages that are written from right to left: Arabic, Persian, Hebrew, Urdu. */
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/;

/** Attribute of the direction of a language, where it is not the usual one. */
export const directionOf = (lang: string) => (RIGHT_TO_LEFT.test(lang) ? ' dir="rtl"' : '');

/** One buffer for all pieces; a buffer for each of them takes twice the time. */
function bytesOf(markup: Markup): Buffer {
  const length = markup.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const piece of markup) {
    if (typeof piece === 'string') at += bytes.write(piece, at);
    else {
      bytes.set(piece, at);
      at += piece.length;
    }
  }
  return bytes;
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

/** Absolute URL for a path of this site or an absolute URL. */
function absolute(address: string, origin: string): string {
  return URL.canParse(address) ? address : new URL(address, origin).href;
}
