import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../kernel/workspace.js';

export interface WantedShop {
  readonly id: string;
  readonly country: string;
  readonly languages: string;
  readonly currency: string;
  readonly host?: string;
}

/** Makes selling shops by the generator below a new folder of the machine's temporary ones. */
export function generateShops(shops: readonly WantedShop[]): { root: string; tenants: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'larder-generated-'));
  const tenants = path.join(root, 'libs/tenants');
  mkdirSync(tenants, { recursive: true });
  for (const file of ['nx.json', 'package.json'])
    cpSync(path.join(workspaceRoot, file), path.join(root, file));
  const wanted = shops.map((shop) => ['tenant', { ...shop, selling: true }]);
  const generator = path.join(workspaceRoot, 'tools/generators/src/testing/generate.mjs');
  const { NODE_OPTIONS: _options, JEST_WORKER_ID: _worker, ...env } = process.env;
  const run = spawnSync(process.execPath, [generator, root], {
    input: JSON.stringify(wanted),
    encoding: 'utf8',
    env: { ...env, NX_DAEMON: 'false' },
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return { root, tenants };
}
