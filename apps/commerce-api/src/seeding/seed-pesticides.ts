import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../kernel/database/database.js';
import { importReports } from '../catalogue/pesticides/import-reports.js';
import type { SeedTarget } from './seed-target.js';
import { UnusableFile } from './tenant-folder.js';

/** Residue reports, by the same importer that shops use. A refused row takes the shop out. */
export async function seedPesticides(db: Database, target: SeedTarget): Promise<void> {
  const file = path.join(target.folder, 'data/pesticides.csv');
  if (!existsSync(file)) return;
  const [refusal] = (await importReports(db, target, file)).refused;
  if (refusal) throw new UnusableFile(`${file}, line ${refusal.line}: ${refusal.reason}`);
}
