import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { MapOutline, SpecialDay } from '@larder/contracts/stores';
import type { DayRule } from '@larder/countries';

export const specialDays = pgTable(
  'special_days',
  {
    tenant: text().notNull(),
    position: integer().notNull(),
    rule: jsonb().$type<DayRule>().notNull(),
    /** By locale; the empty key has the name of every other language. */
    names: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    storeIds: text('store_ids').array(),
    hours: jsonb().$type<SpecialDay['hours']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.position] })],
);

export const mapOutlines = pgTable(
  'map_outlines',
  {
    tenant: text().notNull(),
    position: integer().notNull(),
    outline: jsonb().$type<MapOutline>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.position] })],
);
