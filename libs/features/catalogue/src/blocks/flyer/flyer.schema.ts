/** A flyer of offers: pages with a heading and products by sku. */
export { FlyerSource as schema } from '@larder/contracts/content/schemas';
