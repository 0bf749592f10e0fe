import path from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../kernel/database/database.js';
import { languageOf } from '../kernel/text/language.js';
import { choosePopularTerms } from '../search/start/popular-terms.js';
import type { SeedTarget } from './seed-target.js';
import { readJson } from './tenant-folder.js';

/** Terms by language or exact locale, the most popular first. */
const TermsFile = z.record(z.string(), z.array(z.string()));

/** Searches of the first term; each further one has some less. */
const most = 40;
const step = 3;

/** Terms with which a shop begins, before anybody has searched. Those of shoppers soon replace them. */
export async function seedPopularTerms(
  db: Database,
  { tenant, folder, locales, now }: SeedTarget,
): Promise<void> {
  const file = (await readJson(path.join(folder, 'data/popular-terms.json'), TermsFile)) ?? {};
  for (const locale of locales) {
    for (const [place, term] of (file[locale] ?? file[languageOf(locale)] ?? []).entries())
      await db.execute(sql`
        INSERT INTO search_terms (tenant, locale, term, searches, counted_at)
        VALUES (${tenant}, ${locale}, ${term}, ${most - step * place}, ${now.toISOString()})
        ON CONFLICT (tenant, locale, term) DO NOTHING`);
  }
  await choosePopularTerms(db, now);
}
