import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

/** The postcode gate; separate, so that other pages do not bundle this call. */
export const postcodeCalls = defineCalls<Pick<typeof wire, 'getPostcodeService'>>({
  getPostcodeService: 'GET /api/distribution/postcode-service',
});

export { coversPostcode } from './covers-postcode.js';
