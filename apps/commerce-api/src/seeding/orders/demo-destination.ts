import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { findAreaFor, findPickupStore } from '../../carts/distribution/service-areas.js';
import { serviceLocationOf } from '../../carts/distribution/move-cart.js';
import { timeSlots } from '../../distribution/capacity/tables.js';
import { badRequest } from '../../kernel/failure.js';
import type { DemoOrder, DemoScope } from './demo-order-file.js';
import { findTimeSlotAt } from './find-time-slot.js';

const hour = 3_600_000;

interface DemoTimeSlot {
  readonly id: string;
  readonly cutOff: Date;
}

/** The pickup store's address, or the billing address as a delivery address. */
export async function addressOf(scope: DemoScope, { storeId, billing }: DemoOrder) {
  const { firstName, lastName, streetName, streetNumber, postalCode, city } = billing;
  const { country, countryCode } = billing;
  if (storeId !== undefined) {
    const store = await findPickupStore(scope, storeId);
    if (!store) throw new Error(`Nothing can be collected from ${storeId}`);
    return {
      distributionType: 'CLICK_AND_COLLECT' as const,
      storeId,
      firstName,
      lastName,
      streetName: store.streetName,
      streetNumber: store.streetNumber,
      postalCode: store.postalCode,
      city: store.city,
      country: store.country,
      countryCode: store.countryCode,
    };
  }
  const area = await findAreaFor(scope, { postalCode });
  if (!area) throw new Error(`Nothing is delivered to ${postalCode}`);
  const { deliveryAreaNumber, pickingUnitIds } = area;
  return {
    distributionType: 'DELIVERY' as const,
    deliveryAreaNumber,
    pickingUnitIds,
    firstName,
    lastName,
    streetName,
    streetNumber,
    postalCode,
    city,
    country,
    countryCode,
  };
}

/** The next available time slot for an order that is still open; for others, one at its time. */
export async function timeSlotFor(scope: DemoScope, demo: DemoOrder): Promise<DemoTimeSlot> {
  const { db, tenant, now } = scope;
  const place = serviceLocationOf(await addressOf(scope, demo));
  if (!place) throw new Error('The order has no place');
  const start = new Date(now.getTime() + demo.beginsInHours * hour);
  if (demo.state === 'PLACED') {
    const [found] = await db
      .select({ id: timeSlots.id, cutOff: timeSlots.cutOff })
      .from(timeSlots)
      .where(
        and(
          eq(timeSlots.tenant, tenant),
          eq(timeSlots.distributionType, place.distributionType),
          eq(timeSlots.appointableId, place.appointableId),
          lt(sql`${timeSlots.booked} + ${timeSlots.held}`, timeSlots.capacity),
          gte(timeSlots.startsAt, start),
        ),
      )
      .orderBy(timeSlots.startsAt)
      .limit(1);
    if (!found) throw new Error('There is no window for a demo order');
    return found;
  }
  const own = await findTimeSlotAt(db, tenant, place, {
    start,
    now,
    isRunning: demo.state === 'ON_THE_WAY' || demo.state === 'READY',
  });
  if (!own) throw badRequest('The shop has no window for a demo order');
  return own;
}
