import type { Page, RedirectRules } from '@larder/contracts/content';
import type { SearchBanner } from '@larder/contracts/search';
import type { SourceBlock, VisibilityWindow } from './source-page.js';

/**
 * Values by locale code or language; a locale without its own value falls back to its language, then to
 * the first one.
 */
export type LocalisedValues<T> = Readonly<Record<string, T>>;

/** The published content, or the drafts: unpublished changes and withdrawn entries. */
export type Status = 'published' | 'draft';

/** A page in one language, with its publication period. */
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
 * The source of a shop's content. It returns all publication periods; the reader applies them. Throws
 * when the content is unavailable; single invalid entries are skipped where the rest works without
 * them, and passed to the source's `report`.
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
  /** Address at which editors begin; absent where content is in files. */
  readonly editorUrl?: string;
  /**
   * Subscribes to possible changes of a shop's content; returns the unsubscribe function. Absent where
   * a webhook reports changes.
   */
  readonly watch?: (onChange: (tenant: string) => void) => () => void;
}

/** The content source of each shop, by its settings. */
export type ContentSources = (tenant: string) => ContentSource;
