import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { storefrontPurge } from './storefront-purge.js';

interface Seen {
  readonly line: string;
  readonly authorization: string | undefined;
  readonly tags: readonly string[];
}

const secret = 'a-secret-of-sixteen';
let server: http.Server;
let seen: Seen[];
let reports: string[];
/** Statuses of successive responses, then 200; 0 never responds. */
let statuses: number[];

beforeEach(async () => {
  [seen, reports, statuses] = [[], [], []];
  server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, url, headers } = request;
      const { tags } = JSON.parse(Buffer.concat(parts).toString()) as { tags: string[] };
      seen.push({ line: `${method} ${url}`, authorization: headers.authorization, tags });
      const status = statuses.shift() ?? 200;
      if (status > 0) response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function purge(tags: readonly string[], url = address()) {
  const report = (message: string) => reports.push(message);
  return storefrontPurge({ url, secret, report, timeout: 300, pauses: [1, 1] })(tags);
}
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('a purge of the storefront', () => {
  it('names the tags, with the secret', async () => {
    await purge(['getProduct:juice', 'getProducts']);
    expect(seen).toEqual([
      {
        line: 'POST /_cache/purge',
        authorization: `Bearer ${secret}`,
        tags: ['getProduct:juice', 'getProducts'],
      },
    ]);
  });

  it('is sent in batches of acceptable size, and not at all without tags', async () => {
    await purge([]);
    await purge(Array.from({ length: 2500 }, (_, index) => `getProduct:${index}`));
    expect(seen.map(({ tags }) => tags.length)).toEqual([1000, 1000, 500]);
    expect(new Set(seen.flatMap(({ tags }) => tags)).size).toBe(2500);
  });

  it('is retried when the host fails or does not respond', async () => {
    statuses = [503, 0];
    await purge(['getProducts']);
    expect([seen.length, reports]).toEqual([3, []]);
  });

  it('is given up and logged, and never throws', async () => {
    statuses = [500, 500, 500];
    await purge(['getProducts']);
    expect([seen.length, reports.length]).toEqual([3, 1]);
    expect(reports[0]).toContain('status 500');
    await purge(['getProducts'], 'http://127.0.0.1:1');
    expect(reports).toHaveLength(2);
  });
});
