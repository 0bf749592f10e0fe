import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

/** The only call of a product's page, which bundles none of the others. */
export const productResiduesCalls = defineCalls<Pick<typeof wire, 'getProductResidues'>>({
  getProductResidues: 'GET /api/products/:sku/pesticides',
});
