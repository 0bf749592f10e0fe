import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder that contains nx.json, searched upwards from this file, built or not. */
function findRoot(from: string): string {
  if (existsSync(path.join(from, 'nx.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('The workspace root (nx.json) was not found');
  return findRoot(parent);
}

export const workspaceRoot = findRoot(import.meta.dirname);
