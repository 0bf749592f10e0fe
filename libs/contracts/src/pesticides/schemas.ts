import * as z from 'zod/mini';
import { CalendarDate, Id, Sku, Slug } from '../core/schemas.js';

/** A calendar month, for example `2026-03`. */
export const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

export const Residue = z.object({
  substance: z.string(),
  milligramsPerKilogram: z.number().check(z.gte(0)),
  /** Legal maximum residue level in mg/kg. */
  maximumResidueLevel: z.number().check(z.gt(0)),
  /** How much of the maximum is used up, in percent. */
  usedPercent: z.number().check(z.gte(0)),
});

/** The traffic light of a report; `pesticideLimits` has its rule. */
export const PesticideLight = z.enum(['green', 'yellow', 'red']);

/** PEST-02. No residues means that none were found. */
export const ResidueReport = z.object({
  id: Id,
  product: z.string(),
  sku: z.optional(Sku),
  origin: z.string(),
  producer: z.string(),
  sampledOn: CalendarDate,
  residues: z.array(Residue),
  /** Sum of the shares of all residues, in percent: what the light is decided by. */
  loadPercent: z.number().check(z.gte(0)),
  light: PesticideLight,
  /** Address of the product's page, while the shop sells it. */
  slug: z.optional(Slug),
});

/** How many reports of a list have which light. */
export const LightCounts = z.object({
  green: z.int().check(z.gte(0)),
  yellow: z.int().check(z.gte(0)),
  red: z.int().check(z.gte(0)),
});

/** Lights of the samples of one month, or of one year where the reports span more than that. */
export const ResidueTrend = z.extend(LightCounts, {
  /** `2026-11` or `2026`. */
  period: z.string().check(z.regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/)),
});

/** Data for a product's page: its latest report, and how many there are. */
export const ProductResidues = z.object({
  total: z.int().check(z.gte(0)),
  latest: z.optional(ResidueReport),
});
