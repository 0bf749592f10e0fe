import type * as z from 'zod/mini';
import { defineCalls } from '../call.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

export type Residue = z.output<typeof schemas.Residue>;
export type ResidueReport = z.output<typeof schemas.ResidueReport>;

export const pesticidesCalls = defineCalls<typeof wire>({
  getResidueReports: 'GET /api/pesticides',
});

export * from './tokens.js';
