import * as z from 'zod/mini';
import { CalendarDate, Id, Sku } from '../schemas.js';

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

/** PEST-02. No residues means that none were found. */
export const ResidueReport = z.object({
  id: Id,
  product: z.string(),
  sku: z.optional(Sku),
  origin: z.string(),
  producer: z.string(),
  sampledOn: CalendarDate,
  residues: z.array(Residue),
});
