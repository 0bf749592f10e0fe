import type { Page, RedirectRules } from '@larder/contracts/content';
import type { SearchBanner } from '@larder/contracts/search';
import type {
  Configs,
  ContentShop,
  ContentSource,
  SourcePage,
  Versions,
} from './content-source.js';
import { inLocale } from './in-locale.js';
import { pageIn } from './page-in.js';
import { flattenSource, nextChange } from './source-page.js';

/** What a shop shows everybody at a moment, by locale. */
export interface LiveContent {
  readonly pages: readonly LivePage[];
  readonly client: Versions<Configs>;
  readonly component: Versions<Configs>;
  readonly redirects: RedirectRules;
  readonly banners: Versions<Readonly<Record<string, SearchBanner>>>;
  /** When it will be something else although nobody changes anything. */
  readonly until?: Date | undefined;
}

export interface LivePage {
  readonly locale: string;
  readonly entry?: string;
  readonly page: Page;
}

/** Everything that is published and to be seen at `now`. Throws as the source does. */
export async function readLive(
  source: ContentSource,
  shop: ContentShop,
  now: Date,
): Promise<LiveContent> {
  const pages = await source.pages(shop, 'published');
  const client = await source.configs(shop, 'client', 'published');
  const component = await source.configs(shop, 'component', 'published');
  const redirects = await source.redirects(shop);
  const banners = await source.banners(shop, 'published');
  const each = <T>(values: Versions<T>) => everyLocale(values, shop);
  return {
    pages: shop.locales.flatMap((locale) => livePages(pages, locale, shop, now)),
    client: each(client),
    component: each(component),
    redirects,
    banners: each(banners),
    until: nextChange(windowsOf(pages), now),
  };
}

function livePages(
  pages: readonly SourcePage[],
  locale: string,
  shop: ContentShop,
  now: Date,
): LivePage[] {
  return pages.flatMap(({ entry, ...rest }) => {
    const page = pageIn({ ...rest }, locale, shop, { at: now });
    return page ? [{ locale, ...(entry !== undefined && { entry }), page }] : [];
  });
}

function everyLocale<T>(values: Versions<T>, { locales }: ContentShop): Versions<T> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const value = inLocale(values, locale, locales);
      return value === undefined ? [] : [[locale, value]];
    }),
  );
}

function windowsOf(pages: readonly SourcePage[]) {
  return pages.flatMap(({ versions }) =>
    Object.values(versions).flatMap((version) => [version, ...flattenSource(version.blocks)]),
  );
}
