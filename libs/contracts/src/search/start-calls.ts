import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

export type StartCall = 'getPopularTerms' | 'getBoughtProducts' | 'getProductByBarcode';

/** Calls of the opened search field. Separate, so that pages without an opened field load none of them. */
export const searchStartCalls = /* @__PURE__ */ defineCalls<Pick<typeof wire, StartCall>>({
  getPopularTerms: 'GET /api/search/popular',
  getBoughtProducts: 'GET /api/search/bought',
  getProductByBarcode: 'GET /api/search/barcodes/:gtin',
});
