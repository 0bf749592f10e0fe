import path from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { upsert } from '../importer/upsert.js';
import type { Database } from '../kernel/database/database.js';
import { languageOf } from '../kernel/text/language.js';
import type { SeedTarget } from './seed-target.js';
import { readJson } from './tenant-folder.js';

/** Groups of phrases that mean the same, by language or exact locale. */
export const SynonymFile = z.record(z.string(), z.array(z.array(z.string()).check(z.minLength(2))));

/** What shoppers call things otherwise than the shop does. */
export async function seedSynonyms(
  db: Database,
  { tenant, folder, locales }: SeedTarget,
): Promise<void> {
  const file = (await readJson(path.join(folder, 'data/search/synonyms.json'), SynonymFile)) ?? {};
  await db.execute(sql`DELETE FROM search_synonyms WHERE tenant = ${tenant}`);
  const columns = { tenant: 'text', locale: 'text', position: 'int', phrases: 'text[]' };
  const records = locales.flatMap((locale) =>
    (file[locale] ?? file[languageOf(locale)] ?? []).map((phrases, position) => ({
      tenant,
      locale,
      position,
      phrases,
    })),
  );
  await upsert(
    db,
    { table: 'search_synonyms', keys: ['tenant', 'locale', 'position'], columns },
    records,
  );
}
