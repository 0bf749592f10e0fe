import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

export const flyersCalls = defineCalls<typeof wire>({
  getFlyers: 'GET /api/flyers',
  getFlyer: 'GET /api/flyers/:name',
});

/** Where a flyer is as PDF, in the language of the query's `locale`; for links. */
export const FLYER_PDF_PATH = '/api/flyers/:name/pdf';

export type * from './types.js';
