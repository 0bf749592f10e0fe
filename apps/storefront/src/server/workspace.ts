import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder that contains nx.json, searched upwards from this file, built or not. A host that is built
 * outside of a workspace has none: its settings are relative to the folder that it is started in.
 */
function findRoot(from: string): string {
  if (existsSync(path.join(from, 'nx.json'))) return from;
  const parent = path.dirname(from);
  return parent === from ? process.cwd() : findRoot(parent);
}

export const workspaceRoot = findRoot(import.meta.dirname);
