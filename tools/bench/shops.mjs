import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../setup/bootstrap.mjs';
import { startPostgres } from '../run/postgres.mjs';
import { startShop } from '../run/processes.mjs';

/** Keeps a process, with all threads it has and will have, on one core or on several ("0-1"). */
export function pin(pid, cores) {
  execFileSync('taskset', ['-acp', String(cores), String(pid)], { stdio: 'ignore' });
}

/**
 * The backend on its own PostgreSQL, with the requested hosts in front, all with these settings. `start` returns a shop and the
 * start-up time of its host in ms; `stop` ends everything.
 */
export async function openMarket(more = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-bench-'));
  symlinkSync(path.join(root, '.data/media'), path.join(folder, 'media'));
  const postgres = await startPostgres();
  const env = {
    PORT: '0',
    COMMERCE_API_PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'error',
    ...more,
  };
  const first = await startShop({ env });
  const others = [];
  return {
    shop: first,
    databaseUrl: postgres.url,
    /** Another host before the same backend. */
    async start(settings = {}) {
      const started = performance.now();
      const shop = await startShop({
        env: { ...env, COMMERCE_API_URL: first.apiUrl, ...settings },
      });
      const ready = performance.now() - started;
      others.push(shop);
      return { shop, ready };
    },
    async stop() {
      for (const shop of [...others, first]) await shop.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
