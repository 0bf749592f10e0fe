import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';

const agent = new Agent({ connections: 64, headersTimeout: 30_000 });
/** One of so many pages has a query that no cache knows. */
const FRESH = 20;
const ADDRESS = /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g;

async function textOf({ url, host }, path) {
  const answer = await request(url + path, { dispatcher: agent, headers: { host } });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`GET ${path.split('?')[0]}: ${answer.statusCode}`);
  return text;
}

/** Paths of pages from the shop's sitemaps, spread over all of them. */
export async function pagePaths(shop, count) {
  const index = await textOf(shop, '/sitemap.xml');
  const maps = [...index.matchAll(ADDRESS)].map(([, path]) => path);
  const isIndex = index.includes('<sitemapindex');
  const texts = isIndex ? await Promise.all(maps.map((path) => textOf(shop, path))) : [index];
  const all = texts.flatMap((text) => [...text.matchAll(ADDRESS)].map(([, path]) => path || '/'));
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, i) => i % step === 0).slice(0, count);
}

/** Fills the caches of pages and answers: a fragment is kept when it is shown the second time. */
export async function visitAll(shop, paths) {
  for (const query of ['?soak=1', '?soak=2'])
    for (const path of paths) await textOf(shop, path + query);
}

/** A visitor who looks at one page after the other, with a pause between them. */
export class PageVisitor {
  #options;

  constructor(options) {
    this.#options = options;
  }

  async shop(goesOn) {
    const { shop, paths, tally } = this.#options;
    await wait(Math.random() * this.#options.think * 4);
    for (let i = 0; goesOn(); i += 1) {
      const path = paths[Math.floor(Math.random() * paths.length)];
      const started = performance.now();
      const query = i % FRESH === 0 ? `?soak=${Date.now()}` : '';
      await textOf(shop, path + query).then(
        () => tally.took('page', performance.now() - started),
        ({ message }) => tally.failed(message),
      );
      await wait(this.#options.think * (0.5 + Math.random()));
    }
  }
}
