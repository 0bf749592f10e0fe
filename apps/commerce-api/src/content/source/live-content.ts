import type { Page, RedirectRules } from '@larder/contracts/content';
import type { SearchBanner } from '@larder/contracts/search';
import type {
  Configs,
  ContentShop,
  ContentSource,
  SourcePage,
  LocalisedValues,
} from './content-source.js';
import { inLocale } from './in-locale.js';
import { pageIn } from './page-in.js';
import { flattenSource, nextChange } from './source-page.js';

/** The public content of a shop at a moment, by locale. */
export interface LiveContent {
  readonly pages: readonly LivePage[];
  readonly client: LocalisedValues<Configs>;
  readonly component: LocalisedValues<Configs>;
  readonly redirects: RedirectRules;
  readonly banners: LocalisedValues<Readonly<Record<string, SearchBanner>>>;
  /** When it changes next without an edit. */
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
  const each = <T>(values: LocalisedValues<T>) => everyLocale(values, shop);
  return {
    pages: shop.locales.flatMap((locale) => livePages(pages, locale, shop, now)),
    client: each(client),
    component: each(component),
    redirects,
    banners: each(banners),
    until: nextChange(visibilityWindowsOf(pages), now),
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

function everyLocale<T>(values: LocalisedValues<T>, { locales }: ContentShop): LocalisedValues<T> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const value = inLocale(values, locale, locales);
      return value === undefined ? [] : [[locale, value]];
    }),
  );
}

function visibilityWindowsOf(pages: readonly SourcePage[]) {
  return pages.flatMap(({ versions }) =>
    Object.values(versions).flatMap((version) => [version, ...flattenSource(version.blocks)]),
  );
}
