import type { Check } from '../run/check.js';
import { listingChecks } from './catalogue/listing.check.js';
import { productChecks } from './catalogue/product.check.js';
import { searchChecks } from './catalogue/search.check.js';
import { contentChecks } from './content/content.check.js';

/** All checks, in the order of an order's life. */
export const checks: readonly Check[] = [
  ...contentChecks,
  ...listingChecks,
  ...productChecks,
  ...searchChecks,
];
