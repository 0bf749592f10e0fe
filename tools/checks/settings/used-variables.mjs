import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'out-tsc', 'test-output', 'build', '.strapi']);

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* sources(file);
    } else if (/\.([cm]?[jt]sx?)$/.test(entry.name)) yield file;
  }
}

/** Names of environment variables that a source reads by name. */
export function variablesIn(source) {
  const direct = /(?:process\.|\b)env(?:ironment)?(?:\.|\[['"])([A-Z][A-Z0-9_]+)\b/g;
  const destructured = /\{([^{}]*)\}\s*=\s*(?:process\.)?env(?:ironment)?\b/g;
  const called = /\b(?:env(?:\.\w+)?|readSetting)\(['"]([A-Z][A-Z0-9_]+)['"]/g;
  const names = [...source.matchAll(direct), ...source.matchAll(called)].map(([, name]) => name);
  const lists = [...source.matchAll(destructured)].flatMap(([, list]) => list.split(','));
  const taken = lists.map((item) => /^\s*([A-Z][A-Z0-9_]+)\b/.exec(item)?.[1]);
  return [...new Set([...names, ...taken.filter((name) => name !== undefined)])];
}

/** Each variable that the sources below `folders` read, with the files that read it. */
export function usedVariables(root, folders) {
  const used = new Map();
  for (const file of folders.flatMap((name) => [...sources(path.join(root, name))]))
    for (const name of variablesIn(readFileSync(file, 'utf8')))
      used.set(name, [...(used.get(name) ?? []), path.relative(root, file)]);
  return used;
}
