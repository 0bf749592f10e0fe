import http from 'node:http';

/** A page by GET as a shopper of the shop `host` gets it; the text of 200 only. */
export function get(base: string, host: string, path: string): Promise<string | undefined> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    http
      .get(
        { hostname, port, path, headers: { host, accept: 'text/html,application/json' } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve(answer.statusCode === 200 ? Buffer.concat(parts).toString('utf8') : undefined),
          );
        },
      )
      .on('error', reject);
  });
}

const locations = (xml: string) =>
  [...xml.matchAll(/(?:<loc>|<xhtml:link[^>]* href=")([^<"]+)/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
  );

export interface Site {
  /** Paths of all pages that the sitemaps name, each language's. */
  readonly pages: readonly string[];
  /** Those of products. */
  readonly products: readonly string[];
}

/** A shop's own structured data and sitemap. */
export async function readSite(base: string, host: string): Promise<Site> {
  const index = (await get(base, host, '/sitemap.xml')) ?? '';
  const files = await Promise.all(
    locations(index).map(async (path) => ({ path, xml: (await get(base, host, path)) ?? '' })),
  );
  const unique = (paths: readonly string[]) => [...new Set(paths)];
  return {
    pages: unique(files.flatMap(({ xml }) => locations(xml))),
    products: unique(
      files.filter(({ path }) => path.includes('products')).flatMap(({ xml }) => locations(xml)),
    ),
  };
}

/** Further pages of a listing. */
export const nextPages = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*[?&]page=\d+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
