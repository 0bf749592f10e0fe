import type { PesticideLight, ResidueReport } from '@larder/contracts/pesticides';
import { date, doublePrecision, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const pesticideReports = pgTable(
  'pesticide_reports',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    sku: text(),
    producer: text().notNull(),
    sampledOn: date('sampled_on').notNull(),
    residues: jsonb().$type<ResidueReport['residues']>().notNull(),
    loadPercent: doublePrecision('load_percent').notNull(),
    light: text().$type<PesticideLight>().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

export const pesticideTexts = pgTable(
  'pesticide_texts',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    locale: text().notNull(),
    product: text().notNull(),
    origin: text().notNull(),
    /** Folded words of the product's name. */
    words: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id, table.locale] })],
);
