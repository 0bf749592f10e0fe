import type { Page } from '@larder/contracts/content';
import type { ContentShop, PageVersion, SourcePage } from './content-source.js';
import { inLocale } from './in-locale.js';
import { blocksIn, isLive, type View } from './source-page.js';

/**
 * A page as a view shows it in a locale. A language in which it is not published counts as missing.
 * `undefined` when there is none.
 */
export function pageIn(
  { versions }: SourcePage,
  locale: string,
  { locales }: ContentShop,
  view: View,
): Page | undefined {
  const live = Object.fromEntries(
    Object.entries(versions).filter(([, version]) => isLive(version, view.at)),
  );
  const version = inLocale(live, locale, locales);
  return version && shown(version, view);
}

function shown(version: PageVersion, view: View): Page {
  const { visibleFrom: _from, visibleUntil: _until, blocks, ...page } = version;
  return { ...page, blocks: blocksIn(blocks, view) };
}
