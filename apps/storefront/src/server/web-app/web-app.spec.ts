/** @jest-environment node */
import { sampleHost, type SampleHost } from '../testing/sample-host.js';
import { shopWith } from '../testing/seo-shop.js';
import { manifestOf } from './manifest.js';
import { sampleTheme } from '../testing/sample-theme.js';
import { request } from 'undici';

let shop: SampleHost;
afterEach(() => shop.close());

const webApp = { offline: true };
const locales = [
  { code: 'de-AT', prefix: '', label: 'Deutsch' },
  { code: 'en', prefix: 'en', label: 'English' },
];
const open = (tenant: Parameters<typeof sampleHost>[0] & object = {}) =>
  sampleHost({ tenant: { tenantId: 'gruenmarkt', webApp, locales, ...tenant.tenant } });

async function bytesOf(path: string): Promise<Buffer> {
  const { body } = await request(shop.url + path);
  return Buffer.from(await body.arrayBuffer());
}

describe('the manifest of an installable shop', () => {
  it.each([
    ['/manifest.webmanifest', '/', 'de-AT'],
    ['/en/manifest.webmanifest', '/en', 'en'],
  ])('%s starts at %s in %s', async (path, start, lang) => {
    shop = await open();
    const { status, headers, text } = await shop.ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(JSON.parse(text)).toMatchObject({
      id: start,
      start_url: start,
      scope: '/',
      name: 'Test shop',
      lang,
      display: 'standalone',
      theme_color: sampleTheme.colours.surface,
    });
  });

  it('names icons that really have their sizes', async () => {
    shop = await open();
    const { icons } = JSON.parse((await shop.ask('/manifest.webmanifest')).text) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    };
    const sizes = [...icons, { src: '/_app/icon-apple-180.png', sizes: '180x180' }];
    expect(sizes.map((icon) => icon.sizes)).toEqual(['192x192', '512x512', '512x512', '180x180']);
    for (const icon of sizes) {
      const png = await bytesOf(icon.src);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      // Width and height are in the header of the first chunk.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(icon.sizes);
    }
  });

  it('is named in the head of each page, in its language', async () => {
    shop = await open();
    const { text } = await shop.ask('/');
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(text).toContain(`<meta name="theme-color" content="${sampleTheme.colours.surface}">`);
    expect(text).toContain('<link rel="apple-touch-icon" href="/_app/icon-apple-180.png">');
  });

  it.each([
    ['without the setting', { webApp: undefined }],
    ['in preview', { cms: { preview: true } }],
  ])('does not exist %s', async (_name, tenant) => {
    shop = await open({ tenant });
    for (const path of ['/manifest.webmanifest', '/_app/icon-192.png'])
      expect((await shop.ask(path)).status).toBe(404);
    expect((await shop.ask('/')).text).not.toContain('manifest.webmanifest');
  });

  it('has shortcuts and the share target for the pages that the shop has', async () => {
    shop = await open();
    const hosted = await shopWith({ webApp, slugs: { 'paste-list': 'einkaufszettel' } });
    Object.assign(hosted.built, { theme: sampleTheme });
    const [german] = locales;
    if (!german) throw new Error('no language');
    const manifest = manifestOf(hosted, german) as {
      readonly shortcuts: readonly { readonly url: string }[];
    };
    expect(manifest).toMatchObject({
      share_target: { action: '/einkaufszettel', method: 'GET', params: { text: 'text' } },
    });
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/search',
      '/einkaufszettel',
      '/profile/orders',
    ]);
    const other = await shopWith({ webApp, featureCartCheckout: false, featureCustomer: false });
    Object.assign(other.built, { theme: sampleTheme });
    expect(manifestOf(other, german)).not.toHaveProperty('share_target');
  });
});
