import { escapeHtml } from '../pages/escape.js';

/** The most addresses that the protocol allows in one file. */
export const maxUrls = 50_000;

/** One page in its languages: `hreflang` to absolute address; the shop's own language is the first. */
export type Versions = ReadonlyMap<string, string>;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A list of files, by their absolute addresses. */
export function sitemapIndex(files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeHtml(file)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">${entries.join('')}</sitemapindex>`;
}

/**
 * A file of pages. Each version of a page is an entry of its own that names all of them, itself
 * included, and the shop's first language for everybody else.
 */
export function sitemapFile(pages: readonly Versions[]): string {
  const entries = pages.flatMap((versions) => {
    const [first] = versions.values();
    const named = versions.size > 1 && first !== undefined;
    const links = named
      ? [...versions, ['x-default', first] as const].map(
          ([language, href]) =>
            `<xhtml:link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(href)}"/>`,
        )
      : [];
    return [...versions.values()].map(
      (address) => `<url><loc>${escapeHtml(address)}</loc>${links.join('')}</url>`,
    );
  });
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}
