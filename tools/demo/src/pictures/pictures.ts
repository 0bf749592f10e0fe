import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { assortments } from '../catalogue/assortments.js';
import type { Assortment } from '../feed/build.js';
import { loadTypefaces } from '../composer/lettering/typeface-files.js';
import { inputsHash } from '../inputs-hash.js';

/**
 * Draws the pictures of the demo tenants: `--out <folder>` (`.data/media` when absent) and
 * `--tenant <id>` for one of them. A tenant whose stamp matches the sources is left alone.
 */
const { values } = parseArgs({
  options: { out: { type: 'string', default: '.data/media' }, tenant: { type: 'string' } },
});

const hash = inputsHash(fileURLToPath(new URL('..', import.meta.url)));
const say = (text: string) => process.stdout.write(`${text}\n`);

async function draw(assortment: Assortment, folder: string, stamp: string) {
  const { mediaFiles } = await import('./media-files.js');
  await loadTypefaces();
  const files = mediaFiles(assortment);
  rmSync(folder, { recursive: true, force: true });
  for (const kind of new Set(files.map(([name]) => path.dirname(name)))) {
    mkdirSync(path.join(folder, kind), { recursive: true });
  }
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
  writeFileSync(stamp, hash);
  say(`${assortment.tenant}: ${files.length} pictures`);
}

const wanted = assortments.filter(({ tenant }) => [undefined, tenant].includes(values.tenant));
if (wanted.length === 0) throw new Error(`No demo data for tenant "${values.tenant}"`);
for (const assortment of wanted) {
  const folder = path.join(values.out, assortment.tenant);
  const stamp = path.join(folder, '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    say(`${assortment.tenant}: pictures are up to date`);
  } else {
    await draw(assortment, folder, stamp);
  }
}
