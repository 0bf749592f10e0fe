import {
  appNotices,
  appOverlays,
  bottomBar,
  footerLinks,
  headerActions,
  headerService,
  mainNavigation,
} from '@larder/contracts/content';
import { headerSearch } from '@larder/contracts/search';
import {
  messagesInLanguage,
  type FeatureContext,
  type Messages,
  type Shell,
} from '@larder/platform';
import { ErrorScreen, prepareError } from './error/error-screen.js';
import { Layout, webViewBar } from './layout.js';
import { preloadConfigs } from './shell-api.js';
import { shop as de } from './messages/de.json';
import { shop as en } from './messages/en.json';
import { shop as hi } from './messages/hi.json';
import { shop as fr } from './messages/fr.json';

export const shell: Shell = { Layout, ErrorScreen, prepareError };

/** Messages of the layout in a shop's language; `firstLocale` is that of the shop's first one. */
export function shellMessages(locale: string, firstLocale?: string): Messages {
  const { offline, ...own } = messagesInLanguage({ de, en, fr, hi }, locale, firstLocale);
  const prefixed = Object.entries(own).map(([key, text]) => [`shell.${key}`, text]);
  return {
    ...Object.fromEntries(prefixed),
    'internet.offline': offline,
  };
}

/** Code and data of the layout. */
export async function preloadLayout(context: FeatureContext): Promise<void> {
  await Promise.all([
    preloadConfigs(context),
    context.getState().core.isWebView && webViewBar.load(),
    context.prepareSlot(mainNavigation, [{ variant: 'bar' }]),
    ...[
      headerSearch,
      headerActions,
      headerService,
      bottomBar,
      footerLinks,
      appNotices,
      appOverlays,
    ].map((place) => context.prepareSlot(place, [{}])),
  ]);
}
