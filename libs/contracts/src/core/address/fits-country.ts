import * as z from 'zod/mini';
import { addressIssues } from './address-rules.js';

/** The texts of an address fit the rules of its `countryCode`, also while another field is missing. */
export const fitsCountry = z.check<object>(
  ({ value, issues }) => {
    if (typeof value !== 'object' || value === null) return;
    for (const issue of addressIssues(value)) issues.push({ ...issue, continue: true });
  },
  { when: () => true },
);
