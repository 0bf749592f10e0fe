import { escapeHtml } from '../pages/escape.js';

/** Maximum number of URLs per file in the sitemap protocol. */
export const maxUrls = 50_000;

/** One page in its languages: `hreflang` to absolute address; the shop's own language is the first. */
export type Versions = ReadonlyMap<string, string>;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Sitemap index: a list of files by their absolute URLs. */
export function sitemapIndex(files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeHtml(file)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">${entries.join('')}</sitemapindex>`;
}

/**
 * A sitemap file. Each language of a page is a separate entry that lists all languages, including
 * itself, and the shop's first language as `x-default`.
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
