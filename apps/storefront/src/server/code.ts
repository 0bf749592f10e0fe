/**
 * All code that renders pages. In development, it is reloaded when a source changes, without restarting
 * the server.
 */
export { hrefOf, renderPrivate, renderPublic, splitLocale } from '@larder/platform/server';
export { isSitePath } from '@larder/platform';
export { buildShop } from './tenants/build-shop.js';
export { checkSettings } from './tenants/check-settings.js';
