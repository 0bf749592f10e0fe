import { and, asc, eq } from 'drizzle-orm';
import type { MapOutline, SpecialDay } from '@larder/contracts/stores';
import type { StoredStore } from '../tables.js';
import { stores } from '../tables.js';
import type { Scope } from '../../kernel/scope.js';
import { daysOf } from './holiday-rules.js';
import { mapOutlines, specialDays } from './tables.js';

export async function findStore(
  { db, tenant }: Scope,
  storeId: string,
): Promise<StoredStore | undefined> {
  const [found] = await db
    .select({ store: stores.store })
    .from(stores)
    .where(and(eq(stores.tenant, tenant), eq(stores.storeId, storeId)));
  return found?.store;
}

/** Special days from `first` to `last` (`2026-12-25`), in order; of one day the later rule comes later. */
export async function listSpecialDays(
  { db, tenant, locale }: Scope,
  first: string,
  last: string,
): Promise<SpecialDay[]> {
  const rules = await db
    .select()
    .from(specialDays)
    .where(eq(specialDays.tenant, tenant))
    .orderBy(asc(specialDays.position));
  const days = rules.flatMap(({ rule, names, storeIds, hours }) =>
    daysOf(rule, first, last).map((date) => ({
      date,
      name: names[locale] ?? names[locale.slice(0, 2)] ?? names[''] ?? '',
      ...(storeIds && { storeIds }),
      hours,
    })),
  );
  return days.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

export async function listOutlines({ db, tenant }: Scope): Promise<MapOutline[]> {
  const found = await db
    .select({ outline: mapOutlines.outline })
    .from(mapOutlines)
    .where(eq(mapOutlines.tenant, tenant))
    .orderBy(asc(mapOutlines.position));
  return found.map(({ outline }) => outline);
}
