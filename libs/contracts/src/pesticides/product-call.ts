import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

/** The one call of a product's page, which carries none of the others. */
export const productResiduesCalls = defineCalls<Pick<typeof wire, 'getProductResidues'>>({
  getProductResidues: 'GET /api/products/:sku/pesticides',
});
