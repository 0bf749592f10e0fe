import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Page } from '@larder/contracts/content';
import type { SearchBanner } from '@larder/contracts/search';
import { tsvector } from '../catalogue/tables.js';

export const pages = pgTable(
  'pages',
  {
    tenant: text().notNull(),
    slug: text().notNull(),
    locale: text().notNull(),
    page: jsonb().$type<Page>().notNull(),
    /** Name of the page's entry in its CMS. */
    entry: text(),
    title: text().notNull(),
    excerpt: text(),
    /** False for pages that lists and search must not name. */
    listed: boolean().notNull(),
    search: tsvector().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.slug, table.locale] })],
);

export const contentConfigs = pgTable(
  'content_configs',
  {
    tenant: text().notNull(),
    kind: text().$type<'client' | 'component'>().notNull(),
    name: text().notNull(),
    locale: text().notNull(),
    config: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.kind, table.name, table.locale] })],
);

export const redirects = pgTable(
  'redirects',
  {
    tenant: text().notNull(),
    kind: text().$type<'oneToOne' | 'manyToOne' | 'manyToMany'>().notNull(),
    source: text().notNull(),
    target: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.kind, table.source] })],
);

export const banners = pgTable(
  'banners',
  {
    tenant: text().notNull(),
    term: text().notNull(),
    locale: text().notNull(),
    banner: jsonb().$type<SearchBanner>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.term, table.locale] })],
);
