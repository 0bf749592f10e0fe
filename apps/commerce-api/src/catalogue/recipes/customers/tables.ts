import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const savedRecipes = pgTable(
  'saved_recipes',
  {
    tenant: text().notNull(),
    customerId: text('customer_id').notNull(),
    slug: text().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.customerId, table.slug] })],
);

export const recipeRatings = pgTable(
  'recipe_ratings',
  {
    tenant: text().notNull(),
    customerId: text('customer_id').notNull(),
    slug: text().notNull(),
    stars: integer().notNull(),
    ratedAt: instant('rated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.customerId, table.slug] })],
);
