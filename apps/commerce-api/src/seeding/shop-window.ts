import type { Place } from '../capacity/repository.js';
import { readWindowRules, saveWindows } from '../capacity/repository.js';
import type { PlannedWindow } from '../capacity/window-rules.js';
import { planWindows } from '../capacity/window-rules.js';
import { addDays, instantAt, localDate } from '../capacity/zoned-time.js';
import type { Database } from '../kernel/database.js';

/** Shops deliver and open in every two weeks. */
const daysAround = 7;

/**
 * The shop's own delivery or pickup window for an order of a demo: of the past the last one that had
 * begun at `start`, else the first one that begins then. Writes it where it is not planned any more.
 * Undefined where the shop has no window in the place.
 */
export async function shopWindowAt(
  db: Database,
  tenant: string,
  place: Place,
  { start, now }: { readonly start: Date; readonly now: Date },
): Promise<PlannedWindow | undefined> {
  const all = await readWindowRules(db);
  const rules = all.find((one) => one.tenant === tenant)?.rules;
  if (!rules) return undefined;
  const firstDay = addDays(localDate(start, rules.timeZone), -daysAround);
  const horizon = { ...rules, horizonDays: 2 * daysAround + 1 };
  const windows = planWindows(horizon, instantAt(firstDay, '12:00', rules.timeZone))
    .filter(({ distributionType, appointableId }) =>
      isThere(place, distributionType, appointableId),
    )
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const chosen =
    start <= now
      ? windows.findLast(({ startsAt }) => startsAt <= start)
      : windows.find(({ startsAt }) => startsAt >= start);
  if (!chosen) return undefined;
  // The picking units count what is still to be picked.
  const isPast = chosen.startsAt <= now;
  const window = isPast ? { ...chosen, pickingUnitId: null } : chosen;
  await saveWindows(db, tenant, [window], isPast ? [] : rules.pickingUnits);
  return window;
}

function isThere(place: Place, type: string, id: string): boolean {
  return place.distributionType === type && place.appointableId === id;
}
