import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

/** The one call of the reports' page. */
export const residueReportCalls = defineCalls<Pick<typeof wire, 'getResidueReports'>>({
  getResidueReports: 'GET /api/pesticides',
});

/**
 * The traffic light's rule: the shares that all residues of a sample use up of their legal maximum are
 * added up. Up to `green` percent the light is green, up to `yellow` it is yellow, above it is red.
 */
export const pesticideLimits = { green: 30, yellow: 100 } as const;
