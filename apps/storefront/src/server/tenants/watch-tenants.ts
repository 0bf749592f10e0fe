import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkTenants, type CheckedTenants } from './check-tenants.js';
import type { Code } from './shops.js';
import { FaultyTenant, type ClosedShop, type ShopLanguages } from './tenant-errors.js';

/** What the host knows of the tenants' folder; changes while it runs. */
export interface LiveTenants extends CheckedTenants {
  readonly closed: ClosedShop[];
  readonly languages: Map<string, ShopLanguages>;
  readonly names: string[];
}

/** Lists of their own, which `watchTenants` keeps up to date. */
export const liveTenants = ({ closed, languages, names }: CheckedTenants): LiveTenants => ({
  closed: [...closed],
  languages: new Map(languages),
  names: [...names],
});

interface WatchOptions {
  readonly folder: string;
  readonly checkSettings: Code['checkSettings'];
  /** Seconds between two looks at the folder; 0: none. */
  readonly seconds: number;
  readonly report: (message: string) => void;
}

/**
 * Checks the tenants again when a configuration or a theme has changed. A shop that was open stays open
 * with what it had when its new files are faulty; a closed one opens when its files are mended.
 */
export function watchTenants(tenants: LiveTenants, options: WatchOptions): void {
  const { folder, seconds, report } = options;
  if (seconds === 0) return;
  let seen = signatureOf(folder);
  let isBusy = false;
  const look = async () => {
    const found = await signatureOf(folder);
    if (found === (await seen)) return;
    const checked = await checkTenants(folder, options.checkSettings);
    seen = Promise.resolve(found);
    takeOver(tenants, checked, report);
  };
  setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    look()
      .catch((error: unknown) => report(`The tenants could not be read. ${String(error)}`))
      .finally(() => (isBusy = false));
  }, seconds * 1000).unref();
}

/** Exchanges the content of the lists, which other parts of the host hold. */
export function takeOver(
  { closed, languages, names }: LiveTenants,
  next: CheckedTenants,
  report: (message: string) => void,
): void {
  const before = new Map(closed.map((shop) => [shop.tenant, shop]));
  const isOpen = ({ tenant }: ClosedShop) => names.includes(tenant) && !before.has(tenant);
  for (const shop of next.closed) {
    const isNews = shop.errors.join() !== before.get(shop.tenant)?.errors.join();
    if (isOpen(shop))
      report(`The tenant ${shop.tenant} keeps what it had. ${shop.errors.join('; ')}`);
    else if (isNews) report(new FaultyTenant(shop).message);
  }
  const faulty = next.closed.filter((shop) => !isOpen(shop));
  closed.splice(0, closed.length, ...faulty);
  names.splice(0, names.length, ...next.names);
  languages.clear();
  for (const [host, locales] of next.languages) languages.set(host, locales);
}

const FILES = ['config.json', 'theme.json'];

/** Another text after each change of a file that the host checks. */
async function signatureOf(folder: string): Promise<string> {
  const tenants = await readdir(folder).catch(() => []);
  const files = tenants
    .sort()
    .flatMap((tenant) => FILES.map((file) => path.join(folder, tenant, file)));
  const signed = files.map(async (file) => {
    const found = await stat(file).catch(() => undefined);
    return found ? `${file} ${found.size} ${found.mtimeMs} ${found.ino}` : '';
  });
  return (await Promise.all(signed)).join('\n');
}
