import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const mealPlans = pgTable(
  'meal_plans',
  {
    tenant: text().notNull(),
    customerId: text('customer_id').notNull(),
    version: integer().notNull(),
    /** Portions that the household usually cooks. */
    servings: integer(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.customerId] })],
);

export const mealPlanEntries = pgTable(
  'meal_plan_entries',
  {
    tenant: text().notNull(),
    customerId: text('customer_id').notNull(),
    day: date().notNull(),
    /** Order of the meals of one day, from 0. */
    position: integer().notNull(),
    slug: text().notNull(),
    servings: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.customerId, table.day, table.position] })],
);
