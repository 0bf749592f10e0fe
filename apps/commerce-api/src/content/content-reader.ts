import type { Page, PageLink } from '@larder/contracts/content';
import type { RequestContext } from '../kernel/context.js';
import type { Kernel } from '../kernel/kernel.js';
import { previewOf } from './preview.js';
import { isListed } from './publish-content.js';
import { listPages, readConfigs, readPage } from './repository.js';
import type { Configs, ContentShop, ContentSource } from './source/content-source.js';
import { inLocale } from './source/in-locale.js';
import { pageIn } from './source/page-in.js';
import type { View } from './source/source-page.js';

/** What the content calls answer from. */
export interface ContentReader {
  page(slug: string): Promise<Page | undefined>;
  pageLinks(): Promise<PageLink[]>;
  /** Configurations by name; all of the kind, or the named ones. */
  configs(kind: 'client' | 'component', names?: readonly string[]): Promise<Configs>;
}

/** For a request: what everybody sees, or in an opened preview what editors are working on. */
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
    configs: (kind, names) => readConfigs(context, kind, names),
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
    pageLinks: async () =>
      (await pages())
        .filter(isListed)
        .map(({ slug, name }) => ({ slug, name }))
        .sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    configs: async (kind, names) => {
      const all = inLocale(await source.configs(shop, kind, 'draft'), locale, shop.locales) ?? {};
      return Object.fromEntries(
        Object.entries(all).filter(([name]) => names === undefined || names.includes(name)),
      );
    },
  };
}
