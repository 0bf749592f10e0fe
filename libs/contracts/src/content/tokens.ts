import { routeRef, extensionSlotRef } from '../core/tokens.js';
import type { Block } from './types.js';

export const indexRoute = routeRef('index', { configName: '' });
export const contentRoute = routeRef<{ slug: string }>('slug', { configName: '', suffix: '/*' });
export const sitemapRoute = routeRef('sitemap');
export const generalErrorRoute = routeRef('generalerror');

/** A tree of content blocks; features render this slot to show blocks. */
export const contentBlocks = extensionSlotRef<{ readonly blocks: readonly Block[] }>(
  'contentBlocks',
  'one',
);

/** Controls at the right of the shop's header, such as the cart. */
export const headerActions = extensionSlotRef<Record<never, never>>('headerActions');
/** The line below the header: service, address, time slot. */
export const headerService = extensionSlotRef<Record<never, never>>('headerService');
/** Entries of the phone's bottom bar. */
export const bottomBar = extensionSlotRef<Record<never, never>>('bottomBar');
/** Mounted once on every page: prompts, drawers, periodic checks. */
export const appOverlays = extensionSlotRef<Record<never, never>>('appOverlays');
/** Before every page's header: prompts for the visitor. */
export const appNotices = extensionSlotRef<Record<never, never>>('appNotices');
/** At the top of the home page: where to shop for. Its height is reserved, so it may come after the page. */
export const homePlace = extensionSlotRef<Record<never, never>>('homePlace');
/** Main navigation of the header; `variant` is its position. */
export const mainNavigation = extensionSlotRef<{ readonly variant: 'bar' | 'drawer' }>(
  'mainNavigation',
  'one',
);
/** Below the message of the not-found page. */
export const notFoundExtra = extensionSlotRef<{ readonly path: string }>('notFoundExtra');
/** Sections of the sitemap page: each feature lists its own pages. */
export const sitemapSections = extensionSlotRef<Record<never, never>>('sitemapSections');
/** In place of what the home page shows everybody first: what one shopper needs. */
export const homeStart = extensionSlotRef<Record<never, never>>('homeStart');
/** Further entries of the footer's legal line, each a list item. */
export const footerLinks = extensionSlotRef<Record<never, never>>('footerLinks');
