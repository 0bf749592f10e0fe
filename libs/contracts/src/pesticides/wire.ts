import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { Offset, Sku, pageOf, pageSize } from '../core/schemas.js';
import {
  LightCounts,
  Month,
  PesticideLight,
  ProductResidues,
  ResidueReport,
  ResidueTrend,
} from './schemas.js';

export const wire = {
  getResidueReports: {
    summary: 'Pesticide residue reports, latest sample first',
    query: z.object({
      offset: Offset,
      pageSize: pageSize(50, 200),
      /** Part of the product's name. */
      product: z.optional(z.string().check(z.maxLength(100))),
      sku: z.optional(Sku),
      month: z.optional(Month),
      light: z.optional(PesticideLight),
    }),
    /**
     * `months` lists every month with a report, latest first, for the filter; `lights` counts the
     * reports of the selection by light; `trend` counts those of the product, or of all, over time, the
     * oldest period first.
     */
    response: z.extend(pageOf(ResidueReport), {
      months: z.array(Month),
      lights: LightCounts,
      trend: z.optional(z.array(ResidueTrend)),
    }),
  },
  getProductResidues: {
    summary: 'The latest residue report of a product',
    params: z.object({ sku: Sku }),
    response: ProductResidues,
  },
} as const satisfies Record<string, CallSchemas>;
