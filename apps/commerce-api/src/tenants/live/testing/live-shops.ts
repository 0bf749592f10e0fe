import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixtureTenants, testApp, type TestApp } from '../../../testing/test-app.js';
import { readSignatures } from '../folder-signatures.js';
import type { TenantReload } from '../reload-tenants.js';

const adminToken = 'admin-token-of-tests';

/** A backend whose tenants' folder can be changed while it runs. */
export interface LiveShops extends TestApp {
  readonly folder: string;
  /** Changes the text of a file, such as `alpha/config.json`. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  /** Adds a tenant like `beta`, at `<name>.test`. */
  add(name: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Calls `POST /admin/tenants/reload`. */
  reload(token?: string): Promise<{ readonly status: number; readonly body: TenantReload }>;
  /** Status of a call at a host name. */
  statusAt(host: string, url?: string): Promise<number>;
}

export async function openLiveShops({ pollSeconds = 0 } = {}): Promise<LiveShops> {
  const folder = await mkdtemp(path.join(tmpdir(), 'larder-live-'));
  const tenants = path.join(folder, 'tenants');
  await cp(fixtureTenants, tenants, { recursive: true });
  const seen = await readSignatures(tenants);
  const live = { folder: tenants, seen, choices: new Map(), pollSeconds, adminToken };
  const shop = await testApp({ tenants, live });
  const at = (...names: string[]) => path.join(tenants, ...names);
  const edit: LiveShops['edit'] = async (file, change) =>
    writeFile(at(file), change(await readFile(at(file), 'utf8')));
  return {
    ...shop,
    folder: tenants,
    edit,
    add: async (name) => {
      // Made elsewhere and moved in: a tenant never lacks a file.
      const draft = path.join(folder, name);
      await cp(at('beta'), draft, { recursive: true });
      const config = path.join(draft, 'config.json');
      const text = await readFile(config, 'utf8');
      await writeFile(config, text.replaceAll('beta', name).replaceAll('Beta', name));
      await rename(draft, at(name));
    },
    remove: (name) => rm(at(name), { recursive: true }),
    reload: async (token = adminToken) => {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/admin/tenants/reload',
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: answer.statusCode, body: answer.json<TenantReload>() };
    },
    statusAt: async (host, url = '/tenant/config') =>
      (await shop.app.inject({ url, headers: { host } })).statusCode,
    close: async () => {
      await shop.close();
      await rm(folder, { recursive: true });
    },
  };
}
