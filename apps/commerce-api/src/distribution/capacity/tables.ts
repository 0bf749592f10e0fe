import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { DistributionType } from '@larder/contracts/distribution';
import type { TimeSlotRules } from './time-slot-rules.js';

/** Rules by which a shop's time slots are planned. */
export const timeSlotRules = pgTable('window_rules', {
  tenant: text().primaryKey(),
  rules: jsonb().$type<TimeSlotRules>().notNull(),
});

export const timeSlots = pgTable(
  'windows',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    distributionType: text('distribution_type').$type<DistributionType>().notNull(),
    appointableId: text('appointable_id').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    cutOff: timestamp('cut_off', { withTimezone: true }).notNull(),
    capacity: integer().notNull(),
    booked: integer().notNull().default(0),
    /** Live holds of carts. */
    held: integer().notNull().default(0),
    serviceFee: integer('service_fee').notNull(),
    green: boolean().notNull(),
    /** The picking unit, shared with other time slots that begin at the same time. */
    pickingUnitId: text('picking_unit_id'),
    /** Set by a person in the back office; planning keeps it. */
    officeCapacity: integer('office_capacity'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

/** The place of a window that a cart keeps or kept; triggers count the live ones in `held`. */
export const timeSlotHolds = pgTable(
  'window_holds',
  {
    tenant: text().notNull(),
    cartId: text('cart_id').notNull(),
    windowId: text('window_id').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** How often the shopper made it longer. */
    extensions: integer().notNull().default(0),
    /** What the place costs while the hold lasts; null: the time slot's own fee. */
    serviceFee: integer('service_fee'),
    /** False once its end was noticed. */
    isLive: boolean('is_live').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.cartId] })],
);

/** Orders that a picking unit can have ready for a time, and what is booked and held of them. */
export const pickingLoads = pgTable(
  'picking_loads',
  {
    tenant: text().notNull(),
    unitId: text('unit_id').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.unitId, table.startsAt] })],
);

/** A window with what is booked and held of it. */
export type TimeSlotRow = Omit<typeof timeSlots.$inferSelect, 'officeCapacity'> & {
  /**
   * Orders that its picking unit can still accept for its time; null or absent: no limit beyond the
   * time slot's own.
   */
  readonly unitLeft?: number | null;
};

/** The place of a time slot that a cart holds, or held (decision 0029). */
export interface Hold {
  readonly endsAt: Date;
  /** How often it was made longer. */
  readonly extensions: number;
  /** The fee that was shown when the place was taken; absent: the time slot's own. */
  readonly serviceFee?: number | null | undefined;
  /** Counts against the time slot's capacity; false once its expiry was processed. */
  readonly isLive: boolean;
}

/** The time slot of a cart, with the cart's own hold. */
export type HeldTimeSlot = TimeSlotRow & { readonly hold?: Hold | undefined };
