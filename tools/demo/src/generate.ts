import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assortments } from './catalogue/assortments.js';
import { generatedFiles } from './generated-files.js';
import { tenantFolder } from './workspace.js';

/** Writes the generated demo data of every tenant; a test proves that it is committed. */
for (const assortment of assortments) {
  for (const [name, text] of generatedFiles(assortment)) {
    const file = path.join(tenantFolder(assortment.tenant), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    process.stdout.write(`${assortment.tenant}/${name}\n`);
  }
}
