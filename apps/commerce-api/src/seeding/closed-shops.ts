import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { ClosedShop } from '../kernel/tenant-directory.js';
import { readTenantFile } from './seed-tenant.js';
import { listTenants, UnusableFile } from './tenant-folder.js';

const Hosts = z.object({
  hosts: z.catch(z.array(z.string()), []),
  previewHosts: z.catch(z.array(z.string()), []),
});

/** Called for each closed shop: its id, and file, path, value and what is allowed. */
export type ReportFault = (tenant: string, message: string) => void;

/**
 * Shops with an invalid config.json, each reported. One invalid shop does not keep the others from
 * starting.
 */
export async function findClosedShops(folder: string, report: ReportFault): Promise<ClosedShop[]> {
  const closed: ClosedShop[] = [];
  for (const tenant of await listTenants(folder)) {
    try {
      await readTenantFile(path.join(folder, tenant));
    } catch (error) {
      closed.push(await closeShop(folder, tenant, error, report));
    }
  }
  return closed;
}

/** Takes a shop out that has an unusable file. Throws every other error. */
export async function closeShop(
  folder: string,
  tenant: string,
  error: unknown,
  report: ReportFault,
): Promise<ClosedShop> {
  if (!(error instanceof UnusableFile)) throw error;
  report(tenant, error.message);
  const { hosts, previewHosts } = await hostsOf(path.join(folder, tenant, 'config.json'));
  return { tenant, hosts: [...hosts, ...previewHosts].map((host) => host.toLowerCase()) };
}

/** Host names as far as the file can be read. */
async function hostsOf(file: string): Promise<z.output<typeof Hosts>> {
  try {
    return Hosts.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { hosts: [], previewHosts: [] };
  }
}
