import { existsSync } from 'node:fs';
import path from 'node:path';

/** The repository's root, found upwards from the working folder. */
export function workspaceRoot(from = process.cwd()): string {
  if (existsSync(path.join(from, 'nx.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('Not inside the workspace');
  return workspaceRoot(parent);
}
