import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../../kernel/text/hash.js';
import { listTenants } from '../../seeding/tenant-folder.js';

/** By tenant: another text after each change of its files. */
export type FolderSignatures = ReadonlyMap<string, string>;

/**
 * Signatures from names, sizes and times of files, which are cheap to read often. Links are followed,
 * because mounted volumes exchange their files by a link, and report no change to a watcher.
 */
export async function readSignatures(tenantsFolder: string): Promise<FolderSignatures> {
  // A volume that is not mounted is an empty folder.
  const tenants = existsSync(tenantsFolder) ? await listTenants(tenantsFolder) : [];
  const signed = tenants.map(async (tenant) => {
    const lines = await describeFolder(path.join(tenantsFolder, tenant));
    return [tenant, hashOf(...lines)] as const;
  });
  return new Map(await Promise.all(signed));
}

/** Hidden files are those of editors and mounts; the host reads pictures by itself. */
const isRead = (name: string) => !name.startsWith('.') && name !== 'media';

/** A folder can be gone since its name was read, which is a change like any other. */
function noneIfGone(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

async function describeFolder(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(noneIfGone)).filter(isRead).sort();
  const described = names.map(async (name) => {
    const file = path.join(folder, name);
    // A file can be gone since its name was read.
    const found = await stat(file).catch(() => undefined);
    if (found?.isDirectory()) return describeFolder(file);
    return found ? [`${file} ${found.size} ${found.mtimeMs} ${found.ino}`] : [];
  });
  return (await Promise.all(described)).flat();
}

/** Whether two folders have the same tenants with the same files. */
export function areSame(one: FolderSignatures, other: FolderSignatures): boolean {
  return one.size === other.size && [...one].every(([tenant, sign]) => other.get(tenant) === sign);
}
