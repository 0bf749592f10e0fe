import type { Page, PageLink } from '@larder/contracts/content';
import type { ContentHit, SearchBanner } from '@larder/contracts/search';
import type { RequestContext } from '../kernel/context.js';
import type { Kernel } from '../kernel/kernel.js';
import { findBanner, findPages } from '../search/repository.js';
import type { Term } from '../search/words/term.js';
import { wordsOf } from '../kernel/text/fold.js';
import { previewOf } from './preview.js';
import { isListed, searchTextOf } from './sync/publish-content.js';
import { listPages, readConfigs, readPage, readPages } from './repository.js';
import type { Configs, ContentShop, ContentSource } from './source/content-source.js';
import { inLocale } from './source/in-locale.js';
import { pageIn } from './source/page-in.js';
import type { View } from './source/source-page.js';

/** Data source of the content calls. */
export interface ContentReader {
  page(slug: string): Promise<Page | undefined>;
  pageLinks(): Promise<PageLink[]>;
  /** Every page in this language, in the order of their addresses. */
  pages(): Promise<Page[]>;
  /** Configurations by name; all of the kind, or the named ones. */
  configs(kind: 'client' | 'component', names?: readonly string[]): Promise<Configs>;
  /** Pages that match a term, best first; for drafts by the beginnings of words. */
  search(term: Term): Promise<ContentHit[]>;
  /** The banner above the results for exactly this term. */
  banner(term: Term): Promise<SearchBanner | undefined>;
}

/** Per request: the published content, or in an opened preview the drafts. */
export function contentReader(kernel: Kernel, context: RequestContext): ContentReader {
  const { content } = kernel;
  const preview = previewOf(context, content?.previewSecret);
  if (!content || !preview?.drafts) return published(context);
  const view = {
    at: preview.at === undefined ? context.now : new Date(preview.at),
    audience: preview.audience,
  };
  return unpublished(content.sources(context.tenant), contentShopOf(context.shop), context, view);
}

/** A shop as sources know it. */
export function contentShopOf(shop: RequestContext['shop']): ContentShop {
  const locales = shop.clientRuntimeConfig.locales.map(({ code }) => code);
  return { tenant: shop.tenant, locales };
}

function published(context: RequestContext): ContentReader {
  return {
    page: (slug) => readPage(context, slug),
    pageLinks: () => listPages(context),
    pages: () => readPages(context),
    configs: (kind, names) => readConfigs(context, kind, names),
    search: (term) => findPages(context, term),
    banner: (term) => findBanner(context, term),
  };
}

function unpublished(
  source: ContentSource,
  shop: ContentShop,
  { locale }: RequestContext,
  view: View,
): ContentReader {
  const pages = async (slug?: string) =>
    (await source.pages(shop, 'draft', slug)).flatMap(
      (page) => pageIn(page, locale, shop, view) ?? [],
    );
  return {
    page: async (slug) => (await pages(slug)).findLast((page) => page.slug === slug),
    pages: () => pages(),
    pageLinks: async () =>
      (await pages())
        .filter(isListed)
        .map(({ slug, name }) => ({ slug, name }))
        .sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    search: async (term) => searchPages(await pages(), term),
    banner: async (term) => {
      const all = inLocale(await source.banners(shop, 'draft'), locale, shop.locales) ?? {};
      const words = term.words.join(' ');
      return Object.entries(all).find(([key]) => wordsOf(key).join(' ') === words)?.[1];
    },
    configs: async (kind, names) => {
      const all = inLocale(await source.configs(shop, kind, 'draft'), locale, shop.locales) ?? {};
      return Object.fromEntries(
        Object.entries(all).filter(([name]) => names === undefined || names.includes(name)),
      );
    },
  };
}

/** Pages that match each word of the term, those that match in their names first. */
function searchPages(pages: readonly Page[], { words }: Term): ContentHit[] {
  const has = (text: string) => words.every((word) => ` ${text}`.includes(` ${word}`));
  const found = pages.filter(isListed).flatMap((page) => {
    const { a, b, c } = searchTextOf(page);
    return has(`${a} ${b} ${c}`) ? [{ page, isNamed: has(a) }] : [];
  });
  return found
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed))
    .map(({ page: { slug, name, metaDescription, description } }) => {
      const excerpt = metaDescription ?? description;
      return { slug, title: name, ...(excerpt !== undefined && { excerpt }) };
    });
}
