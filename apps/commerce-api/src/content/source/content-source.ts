import type { Page, RedirectRules } from '@larder/contracts/content';
import type { SearchBanner } from '@larder/contracts/search';
import type { SourceBlock, VisibilityWindow } from './source-page.js';

/** Values by locale code or language; a locale without its own takes its language's, then the first one's. */
export type LocalisedValues<T> = Readonly<Record<string, T>>;

/** What everybody may see, or what editors are working on: drafts, and what was taken back. */
export type Status = 'published' | 'draft';

/** A page as its editors keep it in one language, with when it is to be seen. */
export interface PageVersion extends Omit<Page, 'blocks'>, VisibilityWindow {
  readonly blocks: readonly SourceBlock[];
}

export interface SourcePage {
  /** Name of the entry in the content system, where it has any. */
  readonly entry?: string;
  readonly versions: LocalisedValues<PageVersion>;
}

export type Configs = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The shop that content is read for. */
export interface ContentShop {
  readonly tenant: string;
  /** Locale codes, the default one first. */
  readonly locales: readonly string[];
}

/**
 * Where a shop's content is written. Windows are not applied: whoever reads decides on the moment.
 * Throws when the content cannot be had; what an editor made unusable by itself is left out where
 * the rest can do without it, and told to the source's `report`.
 */
export interface ContentSource {
  /** All pages, or those that have `slug` in any language. */
  pages(shop: ContentShop, status: Status, slug?: string): Promise<readonly SourcePage[]>;
  /** Header, footer and the like, or the settings of components. */
  configs(
    shop: ContentShop,
    kind: 'client' | 'component',
    status: Status,
  ): Promise<LocalisedValues<Configs>>;
  redirects(shop: ContentShop): Promise<RedirectRules>;
  /** Banners above search results, by their term. */
  banners(
    shop: ContentShop,
    status: Status,
  ): Promise<LocalisedValues<Readonly<Record<string, SearchBanner>>>>;
  /** Address at which editors change an entry; `undefined` where there is no such place. */
  entryUrl(entry: string, locale: string): string | undefined;
  /** Calls back when a shop's content may have changed; gives the end of it. Absent where a webhook tells. */
  readonly watch?: (onChange: (tenant: string) => void) => () => void;
}

/** The source of each shop, as its settings say. */
export type ContentSources = (tenant: string) => ContentSource;
