/**
 * Which suites of the backend run on a server as well: those that reach one. A file that reads the
 * server's address is a door to it, and Jest knows which suites go through a door, so nobody has to
 * keep a list. What opens no database is the same on both and is run once.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap.mjs';

const ADDRESS = 'TEST_DATABASE_URL';

/** Files of the backend that read the server's address, from the root of the workspace. */
export function serverDoors() {
  const folder = path.join(root, 'apps/commerce-api/src');
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join('apps/commerce-api/src', file))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes(ADDRESS))
    .sort();
}

/** Arguments with which Jest runs the suites behind the doors. */
export const serverSuites = () => ['--findRelatedTests', ...serverDoors()];
