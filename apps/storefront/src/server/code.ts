/**
 * Everything that pages are made of. In development it is loaded anew when a source changes, while
 * the server around it stays.
 */
export { hrefOf, renderPrivate, renderPublic, splitLocale } from '@larder/platform/server';
export { isSitePath } from '@larder/platform';
export { buildShop } from './tenants/build-shop.js';
export { checkSettings } from './tenants/check-settings.js';
