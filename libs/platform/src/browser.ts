export { startShop } from './browser/start-shop.js';
export type { ShopData, StartOptions } from './browser/start-options.js';
export type { PagePayload } from './navigation/payload.js';
