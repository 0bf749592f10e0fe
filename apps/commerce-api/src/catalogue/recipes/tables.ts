import type { RecipeTile } from '@larder/contracts/recipes';
import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StoredPicture } from '../tables.js';
import { tsvector } from '../tables.js';
import type { RecipeInput } from './recipe-record.js';

export const recipes = pgTable(
  'recipes',
  {
    tenant: text().notNull(),
    slug: text().notNull(),
    minutes: integer().notNull(),
    difficulty: text().$type<RecipeTile['difficulty']>().notNull(),
    /** Empty for what can be cooked all year. */
    seasons: text().array().$type<RecipeTile['seasons']>().notNull(),
    marks: text().array().$type<RecipeTile['marks']>().notNull(),
    picture: jsonb().$type<StoredPicture>(),
    publishedOn: date('published_on'),
    /** Every product that may serve as an ingredient. */
    skus: text().array().notNull(),
    /** The best product of each ingredient that is not in every pantry. */
    mainSkus: text('main_skus').array().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.slug] })],
);

export const recipeTexts = pgTable(
  'recipe_texts',
  {
    tenant: text().notNull(),
    slug: text().notNull(),
    locale: text().notNull(),
    name: text().notNull(),
    recipe: jsonb().$type<RecipeInput>().notNull(),
    /** Folded words of the name, a bar, and those of ingredients and keywords. */
    words: text().notNull(),
    search: tsvector().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.slug, table.locale] })],
);
