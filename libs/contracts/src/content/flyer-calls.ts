import { defineCalls } from '../core/call.js';
import type { flyerWire } from './wire.js';

/** Call of flyers; separate, so that other pages do not bundle it. */
export const flyerCalls = /* @__PURE__ */ defineCalls<typeof flyerWire>({
  getFlyer: 'GET /api/flyers/:name',
});

/** Where a flyer is as PDF, in the language of the query's `locale`; for links. */
export const FLYER_PDF_PATH = '/api/flyers/:name/pdf';
