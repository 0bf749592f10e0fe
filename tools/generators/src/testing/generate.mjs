// `node generate.mjs <workspace>` with `[["feature", { "name": "…" }], …]` as input: what `nx g` does,
// one after the other, and without the installation that follows it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FsTree, flushChanges } from 'nx/src/generators/tree.js';

const [root = ''] = process.argv.slice(2);
const folder = path.resolve(import.meta.dirname, '../..');
const { generators } = JSON.parse(readFileSync(path.join(folder, 'generators.json'), 'utf8'));
const changed = [];
for (const [name, options] of JSON.parse(readFileSync(0, 'utf8'))) {
  const { default: generate } = await import(path.join(folder, generators[name].factory));
  const tree = new FsTree(root, false);
  await generate(tree, options);
  flushChanges(root, tree.listChanges());
  changed.push(...tree.listChanges().map((change) => change.path));
}
process.stdout.write(JSON.stringify([...new Set(changed)]));
