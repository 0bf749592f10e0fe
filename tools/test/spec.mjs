// Lists requirements of docs/requirements.md that no test cites. Fails when there are more than
// tools/test/requirements-uncited.txt allows; with --write that number is reduced to the current one.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const limitFile = path.join(root, 'tools/test/requirements-uncited.txt');
const skipped = new Set(['node_modules', 'dist', 'out-tsc', 'test-output']);

function testFiles(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testFiles(file);
    return /\.spec\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

/** Ids that a text contains individually; the ends of a range such as `AB-01…09` do not count. */
function citedIn(text) {
  return text.match(/(?<![\w…-])[A-Z]{2,5}-\d{2,3}(?!\d|\s*…|\s*\.\.\.)/g) ?? [];
}

const requirements = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8');
const ids = [...requirements.matchAll(/^\| ([A-Z]{2,5}-\d{2,3}) \|/gm)].map(([, id]) => id);
const files = ['libs', 'apps', 'tools', 'e2e'].flatMap((name) => testFiles(path.join(root, name)));
const cited = new Set(files.flatMap((file) => citedIn(readFileSync(file, 'utf8'))));
const missing = ids.filter((id) => !cited.has(id));
const unknown = [...cited]
  .filter((id) => !ids.includes(id))
  .filter((id) => areas().has(areaOf(id)));

function areaOf(id) {
  return id.slice(0, id.indexOf('-'));
}
function areas() {
  return new Set(ids.map(areaOf));
}

const line = (...cells) =>
  console.log(cells.map((cell, at) => (at ? String(cell).padStart(9) : cell.padEnd(6))).join(''));
line('area', 'ids', 'cited', 'missing');
for (const area of areas()) {
  const all = ids.filter((id) => areaOf(id) === area).length;
  const left = missing.filter((id) => areaOf(id) === area).length;
  line(area, all, all - left, left);
}
line('total', ids.length, ids.length - missing.length, missing.length);
if (missing.length > 0) console.log(`\nmissing: ${missing.join(' ')}`);

const limit = Number(readFileSync(limitFile, 'utf8').trim() || NaN);
if (!Number.isInteger(limit)) throw new Error(`${limitFile} holds no number`);
if (unknown.length > 0) {
  console.error(`\ncited, but no requirement: ${unknown.join(' ')}`);
  process.exitCode = 1;
}
if (missing.length > limit) {
  console.error(`\n${missing.length} requirements are cited by no test, ${limit} are allowed`);
  process.exitCode = 1;
} else if (process.argv.includes('--write')) {
  writeFileSync(limitFile, `${missing.length}\n`);
}
