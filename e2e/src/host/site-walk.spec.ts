import { sendRequest } from '../support/send-request.js';
import { bazaar, gruenmarkt, harvest, hofkiste, primeur } from '../support/shops.js';
import { expect, isFull, test } from '../support/test.js';

/** Number of pages that are requested concurrently. */
const AT_ONCE = 6;

interface Seen {
  readonly status: number;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly canonicals: readonly string[];
  readonly headings: number;
  readonly isIndexable: boolean;
  readonly links: readonly string[];
}

const all = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), (match) => match[1] ?? '');
const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

async function look(origin: string, path: string): Promise<Seen> {
  const { status, headers, body } = await sendRequest(origin + path);
  // Pages of a customer redirect to the login, and from there back.
  const isForCustomers =
    status === 302 && /^\/(?:(?:en\/)?anmelden|sign-in)\?/.test(headers.location ?? '');
  return {
    status: isForCustomers ? 200 : status,
    language: all(body, /<html lang="([^"]*)"/g)[0] ?? '',
    title: all(body, /<title>([^<]*)<\/title>/g)[0] ?? '',
    description: all(body, /<meta name="description" content="([^"]*)"/g)[0] ?? '',
    canonicals: all(body, /<link rel="canonical" href="([^"]*)"/g).map(decoded),
    headings: all(body, /<(h1)[\s>]/g).length,
    isIndexable: status === 200 && !/<meta name="robots" content="[^"]*noindex/.test(body),
    links: all(body, /<a [^>]*?href="(\/[^"]*)"/g).map(decoded),
  };
}

/** Normalises a link: facets and terms create endless URLs of the same pages. */
function pageOf(link: string): string | undefined {
  // The no-script forms are not public pages: they follow a visitor's own cart. Neither are pictures and PDFs.
  // The offers page leads to the flyer of the block gallery, whose links lead nowhere.
  if (/^\/(_plain|media|api)\/|^\/block-gallery$/.test(link)) return undefined;
  const [path = '', query = ''] = (link.split('#')[0] ?? '').split('?');
  return query === '' || /^page=\d+$/.test(query) ? link.split('#')[0] : path;
}

/** Every page that can be reached from the home page by links. */
async function walk(origin: string): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  const waiting = ['/'];
  const known = new Set(waiting);
  const step = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await look(origin, path);
      seen.set(path, page);
      for (const link of page.links) {
        const next = pageOf(link);
        if (next === undefined || next === '' || known.has(next)) continue;
        known.add(next);
        waiting.push(next);
      }
    }
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, step));
  return seen;
}

async function sitemapOf(origin: string): Promise<string[]> {
  const locations = async (url: string) => {
    const { status, headers, body } = await sendRequest(url);
    expect(status, url).toBe(200);
    expect(headers['content-type'], url).toContain('xml');
    return all(body, /<loc>([^<]*)<\/loc>/g).map(decoded);
  };
  const { body } = await sendRequest(`${origin}/robots.txt`);
  const index = /^Sitemap: (\S+)$/m.exec(body)?.[1] ?? '';
  expect(index).toBe(`${origin}/sitemap.xml`);
  const files = await locations(index);
  return (await Promise.all(files.map(locations))).flat();
}

// The code is the same for both; the larger shop's 1,500 pages take a minute.
for (const shop of isFull ? [gruenmarkt, harvest, hofkiste, bazaar, primeur] : [harvest])
  test(`A7 A10 the whole site of ${shop.name}: links, heads and sitemap agree`, async () => {
    test.setTimeout(300_000);
    const { origin } = shop();
    const seen = await walk(origin);
    const faulty = [...seen].filter(([, { status }]) => status !== 200);
    expect(
      faulty.map(([path, { status }]) => `${status} ${path}`),
      'broken links and redirects',
    ).toEqual([]);

    const indexable = [...seen].filter(([, page]) => page.isIndexable);
    const first = indexable.filter(([path]) => !path.includes('?'));
    const faults = indexable.flatMap(([path, { canonicals, headings, title, description }]) =>
      canonicals.length === 1 &&
      canonicals[0]?.startsWith(origin) &&
      headings === 1 &&
      title !== '' &&
      description.length >= 20
        ? []
        : [`${path}: ${canonicals.join(' ')} | ${headings} h1 | ${title} | ${description}`],
    );
    expect(faults).toEqual([]);
    const own = first.filter(([path, page]) => page.canonicals[0] === new URL(path, origin).href);
    for (const part of ['title', 'description'] as const) {
      const times = new Map<string, string[]>();
      for (const [path, page] of own) {
        // A brand is called the same in every language.
        const key = `${page.language} ${page[part]}`;
        times.set(key, [...(times.get(key) ?? []), path]);
      }
      expect(
        [...times].filter(([, paths]) => paths.length > 1),
        `the same ${part}`,
      ).toEqual([]);
    }

    const listed = await sitemapOf(origin);
    expect(new Set(listed).size).toBe(listed.length);
    const canonical = new Set(first.map(([, page]) => page.canonicals[0] ?? ''));
    const inSitemap = new Set(listed);
    expect(
      [...canonical].filter((url) => !inSitemap.has(url)),
      'not in the sitemap',
    ).toEqual([]);
    const unseen = listed.filter((url) => !canonical.has(url));
    for (const url of unseen) {
      const page = await look('', url);
      expect
        .soft([page.status, page.isIndexable, page.canonicals], url)
        .toEqual([200, true, [url]]);
    }
    test.info().annotations.push({
      type: 'figures',
      description: `${seen.size} pages walked, ${listed.length} in the sitemap`,
    });
  });
