/** @jest-environment node */
import { createServer, type AddressInfo } from 'node:net';
import { answerJson } from '../../testing/fake-commerce.js';
import { sampleHost, type SampleHost } from '../../testing/sample-host.js';
import { requestIdOf } from './request-id.js';

let shop: SampleHost;
let lines: string[] = [];
beforeEach(() => {
  lines = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop?.close();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('the id of a request', () => {
  it('is the visitor’s own where it is well-formed', () => {
    expect(requestIdOf({ headers: { 'x-request-id': 'a-1' } })).toBe('a-1');
    for (const forged of ['', 'a b', '<b>', 'x'.repeat(101)])
      expect(requestIdOf({ headers: { 'x-request-id': forged } })).toMatch(/^[\w-]{36}$/);
  });

  it('is in the answer, in the call of the backend and on the error page', async () => {
    shop = await sampleHost();
    const headers = { 'x-request-id': 'visit-7' };
    const call = await shop.ask('/api/thing', { headers });
    expect(call.headers['x-request-id']).toBe('visit-7');
    expect(shop.commerce.seen.at(-1)?.headers['x-request-id']).toBe('visit-7');
    expect((await shop.ask('/', { headers })).headers['x-request-id']).toBe('visit-7');
    shop.commerce.handlers['/tenant/config'] = (_request, response) => response.destroy();
    const broken = await shop.ask('/', { headers: { ...headers, host: 'new.example' } });
    expect(broken.text).toContain('Reference: visit-7');
  });
});

it('writes an access log without queries, cookies, addresses and paths of private pages', async () => {
  shop = await sampleHost({ env: { ACCESS_LOG: 'on' } });
  shop.commerce.handlers['/api/customers/anna'] = (_request, response) =>
    answerJson(response, 200, {});
  const headers = { cookie: 'session=secret', 'x-forwarded-for': '203.0.113.9' };
  for (const path of ['/?email=anna@x.example', '/mine', '/api/customers/anna', '/anna', '/', '/'])
    await shop.ask(path, { headers });
  const log = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const requests = log.filter((line) => line['log'] === 'access');
  expect(requests).toMatchObject([
    { route: expect.stringContaining('page '), path: '/', status: 200 },
    { route: expect.stringContaining('page '), status: 200 },
    { method: 'GET', route: '/api/*', status: 200 },
    { route: 'page none', status: 404 },
    { route: expect.stringContaining('page '), path: '/', status: 200 },
    { route: 'page cache', path: '/', status: 200 },
  ]);
  for (const value of ['anna', 'secret', '203.0.113.9', '127.0.0.1'])
    expect(lines.join('')).not.toContain(value);
});

it('serves metrics on a port of its own, with few labels', async () => {
  const port = await freePort();
  shop = await sampleHost({ env: { METRICS_PORT: String(port) } });
  for (const path of ['/', '/', '/assets/main.js', '/api/thing', '/unknown-1', '/unknown-2'])
    await shop.ask(path);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toMatch(/pages_served_total\{source="fresh"\} 1/);
  expect(text).toMatch(/assets_served_total 1/);
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="page none",status="404"\} 2/,
  );
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/\*",status="200"/,
  );
  expect(text).not.toContain('unknown-1');
  expect((await shop.ask('/metrics')).status).toBe(404);
});
