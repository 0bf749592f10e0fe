/** @jest-environment node */
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { answerJson, type SeenRequest } from '../testing/fake-commerce.js';
import { sampleHost, type SampleHost } from '../testing/sample-host.js';

const shops = ['alpha', 'beta', 'gamma'];
const paths = [
  '/',
  '/mine',
  '/none',
  '/old-link',
  '/_payload.json',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/_plain/en/cart',
  '/api/thing',
  '/tenant/config',
  '/manifest.webmanifest',
];
const markOf = (shop: string) => `Q${shop}Q`;
const marksIn = (text: string) => shops.filter((shop) => text.includes(markOf(shop)));

let host: SampleHost;
afterEach(() => host.close());

/** Every text that the backend gives has the mark of the shop that was asked for. */
async function openMarkedHost(shopOf: (request: SeenRequest) => string): Promise<void> {
  host = await sampleHost({ tenant: { searchEngineIndex: true } });
  const { handlers } = host.commerce;
  handlers['/api/thing'] = (request, response) => {
    response.setHeader('set-cookie', `visit=${markOf(shopOf(request))}`);
    answerJson(response, 200, { name: `${markOf(shopOf(request))} ${request.headers.cookie}` });
  };
  handlers['/tenant/config'] = (request, response) => {
    const shopName = `Shop ${markOf(shopOf(request))}`;
    const config: ClientRuntimeConfig = { ...host.config.clientRuntimeConfig, shopName };
    answerJson(response, 200, { ...host.config, clientRuntimeConfig: config });
  };
}

const named = ({ headers }: SeenRequest) => String(headers['x-forwarded-host']).split('.')[0] ?? '';

/** What each shop answers when all are asked at once, the second time from the caches. */
async function crawl(): Promise<Map<string, string[]>> {
  const marks = new Map(shops.map((shop) => [shop, new Set<string>()]));
  for (let round = 0; round < 2; round += 1)
    await Promise.all(
      shops.flatMap((shop) =>
        paths.map(async (path) => {
          const cookie = `session=${markOf(shop)}`;
          const { headers, text } = await host.ask(path, {
            headers: { host: `${shop}.test`, cookie },
          });
          for (const mark of marksIn(JSON.stringify(headers) + text)) marks.get(shop)?.add(mark);
        }),
      ),
    );
  return new Map([...marks].map(([shop, found]) => [shop, [...found].toSorted()]));
}

it('three shops of a host, crawled at once, show their own marks alone', async () => {
  await openMarkedHost(named);
  expect([...(await crawl())]).toEqual(shops.map((shop) => [shop, [shop]]));
});

it('the crawl notices a backend that answers one call for another shop', async () => {
  const isWrong = (request: SeenRequest) =>
    request.url.startsWith('/api/thing') && named(request) === 'alpha';
  await openMarkedHost((request) => (isWrong(request) ? 'beta' : named(request)));
  expect((await crawl()).get('alpha')).toEqual(['alpha', 'beta']);
});
