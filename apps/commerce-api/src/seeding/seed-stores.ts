import path from 'node:path';
import { MapOutline } from '@larder/contracts/stores/schemas';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../kernel/database/database.js';
import { WallTime } from '../distribution/capacity/time-slot-rules.js';
import { mapOutlines, specialDays } from '../distribution/stores/tables.js';
import type { SeedTarget } from './seed-target.js';
import { readJson } from './tenant-folder.js';

export const SpecialDays = z.array(
  z.object({
    rule: z.union([
      z.object({
        month: z.int().check(z.gte(1), z.lte(12)),
        day: z.int().check(z.gte(1), z.lte(31)),
      }),
      z.object({ easter: z.int().check(z.gte(-100), z.lte(100)) }),
    ]),
    name: z.string(),
    /** Names in other languages, by locale or language. */
    names: z._default(z.record(z.string(), z.string()), {}),
    storeIds: z.optional(z.array(z.string())),
    hours: z._default(z.array(z.object({ opens: WallTime, closes: WallTime })), []),
  }),
);
/** The land, and for orientation its rivers, main roads and towns. */
export const Outlines = z.array(z.omit(MapOutline, { kind: true }));

/** Holidays and the outlines of the map, as the tenant's files have them. */
export async function seedStores(db: Database, { tenant, folder }: SeedTarget): Promise<void> {
  const file = <T extends z.ZodMiniType>(name: string, schema: T) =>
    readJson(path.join(folder, 'data', name), schema);
  const days = (await file('special-days.json', SpecialDays)) ?? [];
  const outlines = (await file('outlines.json', Outlines)) ?? [];
  await db.delete(specialDays).where(eq(specialDays.tenant, tenant));
  await db.delete(mapOutlines).where(eq(mapOutlines.tenant, tenant));
  const dayRecords = days.map(({ name, names, storeIds, ...day }, position) => ({
    tenant,
    position,
    ...day,
    names: { ...names, '': name },
    storeIds: storeIds ?? null,
  }));
  if (dayRecords.length > 0) await db.insert(specialDays).values(dayRecords);
  const outlineRecords = outlines.map((outline, position) => ({
    tenant,
    position,
    outline: { ...outline, kind: 'land' as const },
  }));
  if (outlineRecords.length > 0) await db.insert(mapOutlines).values(outlineRecords);
}
