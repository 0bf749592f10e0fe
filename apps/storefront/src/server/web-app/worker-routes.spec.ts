/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { sampleHost, type SampleHost } from '../testing/sample-host.js';

let shop: SampleHost;
afterEach(() => shop.close());

const locales = [
  { code: 'de-AT', prefix: '', label: 'Deutsch' },
  { code: 'en', prefix: 'en', label: 'English' },
];
type Options = NonNullable<Parameters<typeof sampleHost>[0]>;
const open = ({ tenant, ...rest }: Options = {}) =>
  sampleHost({
    tenant: { tenantId: 'gruenmarkt', webApp: { offline: true }, locales, ...tenant },
    worker: 'code();',
    ...rest,
  });
const workerOf = () => shop.ask('/service-worker.js');

describe('the service worker', () => {
  it('knows the build and the offline pages, and is revalidated each time', async () => {
    shop = await open();
    const { headers, text } = await workerOf();
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
    const self: { shopConfig?: { build: string; offlinePages: Record<string, string> } } = {};
    let isRun = false;
    runInNewContext(text, { self, code: () => (isRun = true) });
    expect(isRun).toBe(true);
    expect(self.shopConfig?.build).toBe('build-1');
    expect(Object.keys(self.shopConfig?.offlinePages ?? {})).toEqual(['', 'en']);
    for (const page of Object.values(self.shopConfig?.offlinePages ?? {}))
      expect((await shop.ask(page)).status).toBe(200);
  });

  it.each<[string, Options]>([
    ['the tenant turns it off', { tenant: { webApp: { offline: false } } }],
    ['the tenant has no app', { tenant: { webApp: undefined } }],
    ['the shop is in preview', { tenant: { cms: { preview: true } } }],
    ['the operator turns it off', { env: { SERVICE_WORKER: 'off' } }],
  ])('removes itself and its caches where %s', async (_name, options) => {
    shop = await open(options);
    const { status, text } = await workerOf();
    expect(status).toBe(200);
    const handlers = new Map<
      string,
      (event: { waitUntil(work: Promise<unknown>): void }) => void
    >();
    const deleted: string[] = [];
    let isRegistered = true;
    const self = {
      addEventListener: handlers.set.bind(handlers),
      registration: { unregister: () => (isRegistered = false) },
    };
    const caches = {
      keys: () => Promise.resolve(['larder-pages', 'larder-offline-a', 'other']),
      delete: (name: string) => Promise.resolve(deleted.push(name)),
    };
    runInNewContext(text, { self, caches });
    await new Promise<unknown>((resolve) =>
      handlers.get('activate')?.({ waitUntil: (work) => resolve(work) }),
    );
    expect(deleted).toEqual(['larder-pages', 'larder-offline-a']);
    expect(isRegistered).toBe(false);
  });
});

describe('the offline page', () => {
  it.each([
    ['de-AT', 'Keine Verbindung', 'href="/"'],
    ['en', 'You’re offline', 'href="/en"'],
  ])('in %s says "%s" and loads nothing but the style sheet', async (code, title, home) => {
    shop = await open();
    const { text, headers } = await shop.ask(`/_app/offline/${code}`);
    expect(text).toContain(`<html lang="${code}">`);
    expect(text).toContain(title);
    expect(text).toContain(home);
    expect(text).not.toContain('<script');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await shop.ask('/_app/offline/fr')).status).toBe(404);
  });
});
