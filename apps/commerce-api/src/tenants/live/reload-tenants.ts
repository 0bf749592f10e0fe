import { setTimeout as wait } from 'node:timers/promises';
import type { ContentServices } from '../../content/content-services.js';
import type { ClosedShop } from '../../kernel/tenant-directory.js';
import type { PaymentRegistry } from '../../payments/payment-kernel.js';
import { claimedHosts, isOwnFault, messageOf } from '../../seeding/closed-shops.js';
import type { OpenedShops } from '../open-shops.js';
import { applyFiles, type FileTarget } from './apply-files.js';
import { checkChanges, type Refusals } from './check-changes.js';
import { readSignatures, type FolderSignatures } from './folder-signatures.js';

/** What a reload has done, by tenant. */
export interface TenantReload {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Tenants whose files are not taken: those that were served keep what they had. */
  readonly refused: readonly { readonly tenant: string; readonly reason: string }[];
}

export interface ReloadOptions extends FileTarget {
  /** The tenant at loopback names, which has to be there. */
  readonly standard: string;
  readonly shops: OpenedShops;
  readonly payments: PaymentRegistry;
  readonly content: ContentServices;
  /** Signatures of the files that the start has read. */
  readonly seen: FolderSignatures;
  /** Milliseconds in which calls of a removed shop that are under way are still answered. */
  readonly drainMs?: number;
}

export interface TenantReloader {
  /** Signatures of the files that were read last. */
  seen(): FolderSignatures;
  /** Signatures of the files as they are. */
  look(): Promise<FolderSignatures>;
  /** Takes over what has changed in the tenants' folder; one reload runs at a time. */
  reload(): Promise<TenantReload>;
}

export function createTenantReloader(options: ReloadOptions): TenantReloader {
  const { folder } = options;
  let seen = options.seen;
  let refusals: Refusals = new Map();
  let last: Promise<unknown> = Promise.resolve();

  async function work(): Promise<TenantReload> {
    const found = await readSignatures(folder);
    const changed = [...found.keys()].filter(
      (tenant) => found.get(tenant) !== seen.get(tenant) || refusals.has(tenant),
    );
    const { refused, ...done } = await takeOver(options, [...found.keys()], changed);
    seen = found;
    refusals = refused;
    return { ...done, refused: [...refused].map(([tenant, reason]) => ({ tenant, reason })) };
  }

  return {
    seen: () => seen,
    look: () => readSignatures(folder),
    reload: () => {
      const next = last.then(work, work);
      last = next;
      return next;
    },
  };
}

async function takeOver(
  options: ReloadOptions,
  present: readonly string[],
  changed: readonly string[],
) {
  const { directory } = options.shops;
  const before = directory.shops.map(({ tenant }) => tenant);
  const lost = [...before, ...directory.closed.map(({ tenant }) => tenant)].filter(
    (tenant) => !present.includes(tenant),
  );
  // An empty folder is a volume that is not mounted.
  const kept = lost.filter((tenant) => present.length === 0 || tenant === options.standard);
  const refused = await checkChanges(changed, { ...options, directory });
  const tags = await applyAll(options, changed, refused);
  for (const tenant of kept) refused.set(tenant, whyKept(tenant, options));
  const taken = changed.filter((tenant) => !refused.has(tenant));
  const added = taken.filter((tenant) => !before.includes(tenant));
  const removed = lost.filter((tenant) => !kept.includes(tenant));
  await openAgain(options, {
    tenants: [...present, ...kept],
    closed: await closedShops(options, { present: [...present, ...kept], before, taken, refused }),
    removed: removed.filter((tenant) => before.includes(tenant)),
    tags: [...tags, ...[...added, ...removed].map((tenant) => `tenant:${tenant}`)],
  });
  for (const tenant of taken) await options.content.sync.refresh(tenant);
  return { added, changed: taken.filter((tenant) => before.includes(tenant)), removed, refused };
}

const whyKept = (tenant: string, { folder, standard }: ReloadOptions) =>
  tenant === standard
    ? 'Its folder is gone, but it answers at loopback names (TENANT): it stays until the restart'
    : `${folder} has no tenant: nothing is removed`;

/** Writes the files of every tenant that is not refused; what the database refuses is refused too. */
async function applyAll(options: ReloadOptions, changed: readonly string[], refused: Refusals) {
  const tags: string[] = [];
  for (const tenant of changed.filter((one) => !refused.has(one)))
    try {
      tags.push(...(await applyFiles(options, tenant)));
    } catch (error) {
      if (!isOwnFault(error)) throw error;
      refused.set(tenant, messageOf(error));
    }
  return tags;
}

interface Outcome {
  readonly present: readonly string[];
  readonly before: readonly string[];
  readonly taken: readonly string[];
  readonly refused: Refusals;
}

/** Shops that cannot be served at all: faulty ones that were not served before. */
async function closedShops(
  { folder, shops }: ReloadOptions,
  { present, before, taken, refused }: Outcome,
): Promise<ClosedShop[]> {
  const unchanged = shops.directory.closed.filter(
    ({ tenant }) => present.includes(tenant) && !taken.includes(tenant) && !refused.has(tenant),
  );
  const faulty = [...refused.keys()].filter((tenant) => !before.includes(tenant));
  const claims = faulty.map(async (tenant) => ({
    tenant,
    hosts: await claimedHosts(folder, tenant),
  }));
  return [...unchanged, ...(await Promise.all(claims))];
}

interface Opening {
  readonly tenants: readonly string[];
  readonly closed: readonly ClosedShop[];
  readonly removed: readonly string[];
  readonly tags: readonly string[];
}

/**
 * Exchanges the directory, then the pages. A removed shop first loses its configuration, so that hosts
 * forget it, and a moment later its calls.
 */
async function openAgain(
  { shops, content, drainMs = 2000 }: ReloadOptions,
  { tenants, closed, removed, tags }: Opening,
): Promise<void> {
  shops.directory.replace(
    await shops.read({ tenants: [...tenants, ...removed], closed, retired: removed }),
  );
  await content.purge([...new Set(tags)]);
  if (removed.length === 0) return;
  await wait(drainMs);
  shops.directory.replace(await shops.read({ tenants, closed, retired: [] }));
}
