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
import type { FeatureContext } from '@larder/platform';
import { webViewBar } from './layout.js';
import { preloadConfigs } from './shell-api.js';

/** Loads code and data of the layout, on the server and where the browser renders the first page. */
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
