import * as z from 'zod/mini';
import { hasRegions } from './address-form.js';
import { addressIssues } from './address-rules.js';

/** The texts of an address fit the rules of its `countryCode`, also while another field is missing. */
export const fitsCountry = z.check<object>(
  ({ value, issues }) => {
    if (typeof value !== 'object' || value === null) return;
    for (const issue of addressIssues(value)) issues.push({ ...issue, continue: true });
  },
  { when: () => true },
);

/** A bill and a saved address name the state, in countries whose addresses have one. */
export const namesRegion = z.check<object>(
  ({ value, issues }) => {
    if (typeof value !== 'object' || value === null) return;
    const { countryCode, region } = value as { countryCode?: unknown; region?: unknown };
    if (typeof countryCode !== 'string' || !hasRegions(countryCode) || region) return;
    const about = { path: ['region'], input: region, message: 'is missing' };
    issues.push({ code: 'custom', ...about, continue: true });
  },
  { when: () => true },
);
