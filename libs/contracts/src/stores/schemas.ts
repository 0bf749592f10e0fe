import * as z from 'zod/mini';
import { CalendarDate, Id, Position } from '../core/schemas.js';

/** A day on which stores are closed, or have other opening hours than usual. */
export const SpecialDay = z.object({
  date: CalendarDate,
  name: z.string(),
  /** The stores that it concerns; all of them when absent. */
  storeIds: z.optional(z.array(Id)),
  /** Closed when there are none. */
  hours: z.array(z.object({ opens: z.string(), closes: z.string() })),
});

const Lines = z.optional(
  z.array(
    z.object({
      name: z.string(),
      line: z.array(Position).check(z.minLength(2)),
      /** Pixels on the screen: a city's river is wider than a country's. */
      width: z.optional(z.int().check(z.gte(1), z.lte(16))),
    }),
  ),
);

/** A line of the map that is drawn without any picture. */
export const MapOutline = z.object({
  name: z.string(),
  /** `land` is a country or region, `area` is where the shop delivers. */
  kind: z.enum(['land', 'area']),
  /** Corners, in order; the last one connects to the first. */
  polygon: z.array(Position).check(z.minLength(3)),
  /** For orientation: rivers and main roads as lines, and towns or quarters by name. */
  rivers: Lines,
  roads: Lines,
  /** Parks and woods as surfaces, with their names. */
  parks: z.optional(
    z.array(z.object({ name: z.string(), polygon: z.array(Position).check(z.minLength(3)) })),
  ),
  places: z.optional(z.array(z.object({ name: z.string(), position: Position }))),
});
