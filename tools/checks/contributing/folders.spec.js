/* global expect, it */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const MAX_ENTRIES = 20;
/** Lists that grow by one file at a time and are read by number. */
const LISTS = ['apps/commerce-api/migrations', 'docs/decisions'];
/** What a feature library may have at the top of its sources. */
const FEATURE_FOLDERS = 'api blocks components contributions messages pages state testing'.split(
  ' ',
);

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter(Boolean);

/** Entries of every folder. Settings of tools, whose names start with a dot, do not count. */
function entriesByFolder() {
  const entries = new Map();
  for (const file of files) {
    const parts = file.split('/');
    parts.forEach((entry, depth) => {
      const folder = parts.slice(0, depth).join('/') || '.';
      if (!entries.has(folder)) entries.set(folder, new Set());
      if (!entry.startsWith('.')) entries.get(folder).add(entry);
    });
  }
  return entries;
}

it('no folder has more than 20 entries', () => {
  const full = [...entriesByFolder()]
    .filter(([folder, entries]) => entries.size > MAX_ENTRIES && !LISTS.includes(folder))
    .map(([folder, entries]) => `${folder}: ${entries.size}`);
  expect(full).toEqual([]);
});

it('every feature library has the same folders inside', () => {
  const odd = [...entriesByFolder()]
    .filter(([folder]) => /^libs\/features\/[\w-]+\/src$/.test(folder))
    .flatMap(([folder, entries]) =>
      [...entries]
        .filter((entry) => !entry.includes('.') && !FEATURE_FOLDERS.includes(entry))
        .map((entry) => `${folder}/${entry}`),
    );
  expect(odd).toEqual([]);
});
