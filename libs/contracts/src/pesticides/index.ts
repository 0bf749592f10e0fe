import type * as z from 'zod/mini';
import { productResiduesCalls } from './product-call.js';
import { residueReportCalls } from './report-call.js';
import type * as schemas from './schemas.js';

export type LightCounts = z.output<typeof schemas.LightCounts>;
export type PesticideLight = z.output<typeof schemas.PesticideLight>;
export type ProductResidues = z.output<typeof schemas.ProductResidues>;
export type Residue = z.output<typeof schemas.Residue>;
export type ResidueTrend = z.output<typeof schemas.ResidueTrend>;
export type ResidueReport = z.output<typeof schemas.ResidueReport>;

/** Every call of the domain; the pages carry their own ones alone. */
export const pesticidesCalls = { ...residueReportCalls, ...productResiduesCalls };

export { pesticideLimits } from './report-call.js';
export * from './tokens.js';
