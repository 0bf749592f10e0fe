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

/** A line of the map that is drawn without any picture. */
export const MapOutline = z.object({
  name: z.string(),
  /**
   * `land` is a country or region, `area` is where the shop delivers, `water` a river, `place` a town or
   * a district.
   */
  kind: z.enum(['land', 'area', 'water', 'place']),
  /** Corners in order, the last one connects to the first; of a river its line, of a place one point. */
  polygon: z.array(Position).check(z.minLength(1)),
});
