import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { listTenants } from '../tenant-folder.js';
import { checkGoods } from './check-goods.js';
import { configFaults } from './config-faults.js';
import { hostFaults, hostOwners, type HostClaims } from './host-owners.js';
import { postcodeFaults } from './postcode-faults.js';
import { readTenantFiles, type FileFault } from './read-files.js';
import { idleFaults, referenceFaults } from './reference-faults.js';
import { tenantFiles } from './tenant-files.js';

interface CheckOptions {
  /** The tenant of each host name. */
  readonly owners: ReadonlyMap<string, string>;
  /** Also what keeps no shop from starting, and rows of the feed, which the import checks by itself. */
  readonly isThorough?: boolean;
}

/**
 * Everything that is wrong in a tenant's folder: values that do not match the schema of their file,
 * unknown keys, and names of what does not exist. Needs no database.
 */
export async function checkTenant(
  tenantsFolder: string,
  tenant: string,
  { owners, isThorough = false }: CheckOptions,
): Promise<FileFault[]> {
  const folder = path.join(tenantsFolder, tenant);
  const files = await readTenantFiles(folder);
  const faults = [...files.faults, ...missingFiles(folder)];
  const config = files.get(tenantFiles.config.schema);
  if (!config) return faults;
  faults.push(...configFaults(tenant, config), ...hostFaults({ tenant, ...config }, owners));
  faults.push(...referenceFaults(files));
  if (isThorough) {
    faults.push(...idleFaults(files, config), ...postcodeFaults(files, config));
    faults.push(...(await checkGoods(folder, files)));
  }
  return faults;
}

const missingFiles = (folder: string): FileFault[] =>
  ['config.json', 'theme.json']
    .filter((file) => !existsSync(path.join(folder, file)))
    .map((file) => ({ file, message: 'the file is missing' }));

const Claims = z.object({
  hosts: z.catch(z.array(z.string()), []),
  previewHosts: z.catch(z.array(z.string()), []),
});

/** Host names that a config.json claims, as far as the file can be read. */
export async function readClaims(tenantsFolder: string, tenant: string): Promise<HostClaims> {
  try {
    const text = await readFile(path.join(tenantsFolder, tenant, 'config.json'), 'utf8');
    return { tenant, ...Claims.parse(JSON.parse(text)) };
  } catch {
    return { tenant, hosts: [], previewHosts: [] };
  }
}

/** The tenant of each host name; `served`: the one of each name in the database. */
export async function readOwners(
  tenantsFolder: string,
  served?: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const tenants = await listTenants(tenantsFolder);
  const claims = await Promise.all(tenants.map((tenant) => readClaims(tenantsFolder, tenant)));
  return hostOwners(claims, served);
}
