import { sqlState } from '../kernel/database/database.js';
import type { ClosedShop } from '../kernel/tenant-directory.js';
import { checkTenant, readClaims, readOwners } from './tenant-check/check-tenant.js';
import type { FileFault } from './tenant-check/read-files.js';
import { listTenants, UnusableFile } from './tenant-folder.js';

/** Called for each closed shop: its id, and file, path, value and what is allowed. */
export type ReportFault = (tenant: string, message: string) => void;

/**
 * Shops with invalid files, each reported. One invalid shop does not keep the others from starting, and
 * takes no host name of theirs; `served` has the shop of each host name of an earlier start.
 */
export async function findClosedShops(
  folder: string,
  report: ReportFault,
  served?: ReadonlyMap<string, string>,
): Promise<ClosedShop[]> {
  const closed: ClosedShop[] = [];
  const owners = await readOwners(folder, served);
  for (const tenant of await listTenants(folder)) {
    const faults = await checkTenant(folder, tenant, { owners });
    if (faults.length > 0)
      closed.push(await closeShop(folder, tenant, unusable(folder, tenant, faults), report));
  }
  return closed;
}

/** One error about all files. */
function unusable(folder: string, tenant: string, faults: readonly FileFault[]): UnusableFile {
  const files = [...new Set(faults.map(({ file }) => file))].map((file) => {
    const own = faults.filter((fault) => fault.file === file).map(({ message }) => message);
    return `${folder}/${tenant}/${file} is unusable. ${own.join('; ')}`;
  });
  return new UnusableFile(files.join(' '));
}

/** Takes a shop out that cannot be seeded. */
export async function closeShop(
  folder: string,
  tenant: string,
  error: unknown,
  report: ReportFault,
): Promise<ClosedShop> {
  report(tenant, messageOf(error));
  return { tenant, hosts: await claimedHosts(folder, tenant) };
}

/** Every host name that a tenant's folder claims. */
export async function claimedHosts(folder: string, tenant: string): Promise<string[]> {
  const { hosts, previewHosts } = await readClaims(folder, tenant);
  return [...hosts, ...previewHosts].map((host) => host.toLowerCase());
}

/** Classes of SQLSTATE that are about values: data exception, integrity constraint violation. */
const refusedValues = /^2[23]/;

/** Whether an error is about the data of one shop; a database that is away is one of all shops. */
export const isOwnFault = (error: unknown): boolean =>
  error instanceof UnusableFile || refusedValues.test(sqlState(error) ?? '');

/** Why a tenant's data are refused, without the statement and its values. */
export function messageOf(error: unknown): string {
  if (error instanceof UnusableFile) return error.message;
  const { cause = error } = error instanceof Error ? error : {};
  return `The database refuses a value. ${cause instanceof Error ? cause.message : String(cause)}`;
}
