/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerJson } from '../testing/fake-commerce.js';
import { sampleHost } from '../testing/sample-host.js';
import type { CheckedTenants } from './check-tenants.js';
import type { ClosedShop } from './tenant-errors.js';
import { liveTenants, takeOver, watchTenants } from './watch-tenants.js';

const locales = [{ code: 'en', prefix: '' }];
const faulty = (tenant: string, error = 'it is wrong'): ClosedShop => ({
  tenant,
  locales,
  hosts: [`${tenant}.test`],
  errors: [error],
});
const checked = (names: string[], closed: ClosedShop[] = []): CheckedTenants => ({
  names,
  closed,
  languages: new Map(names.map((name) => [`${name}.test`, locales])),
});

describe('tenants that change while the host runs', () => {
  it.each([
    ['a mended shop opens', checked(['a'], [faulty('a')]), checked(['a']), [], []],
    [
      'an open shop stays open',
      checked(['a']),
      checked(['a'], [faulty('a')]),
      [],
      ['keeps what it had'],
    ],
    [
      'a new faulty shop is closed',
      checked([]),
      checked(['a'], [faulty('a')]),
      ['a'],
      ['taken out'],
    ],
    [
      'a closed shop says nothing twice',
      checked(['a'], [faulty('a')]),
      checked(['a'], [faulty('a')]),
      ['a'],
      [],
    ],
    [
      'a closed shop tells a new fault',
      checked(['a'], [faulty('a')]),
      checked(['a'], [faulty('a', 'new')]),
      ['a'],
      ['new'],
    ],
    ['a removed shop is gone', checked(['a', 'b'], [faulty('b')]), checked(['a']), [], []],
  ])('PLAT-10 %s', (_what, before, next, closed, reports) => {
    const tenants = liveTenants(before);
    const lines: string[] = [];
    takeOver(tenants, next, (line) => void lines.push(line));
    expect(tenants.closed.map(({ tenant }) => tenant)).toEqual(closed);
    expect([...tenants.languages.keys()]).toEqual([...next.languages.keys()]);
    expect(lines).toEqual(reports.map((part) => expect.stringContaining(part) as string));
  });

  it('PLAT-10 are checked again when a file has changed', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'larder-watch-'));
    try {
      const tenants = liveTenants(checked([]));
      const reported = new Promise<string>((report) =>
        watchTenants(tenants, {
          folder,
          seconds: 1,
          report,
          checkSettings: () => Promise.resolve(),
        }),
      );
      await mkdir(path.join(folder, 'a'));
      await writeFile(path.join(folder, 'a/config.json'), '{"hosts": ["a.test"]}');
      expect(await reported).toMatch(/The tenant a is taken out\. config\.json: /);
      expect(tenants.closed).toMatchObject([{ tenant: 'a', hosts: ['a.test'] }]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

it('PLAT-06 a shop that the backend no longer has is forgotten with its pages', async () => {
  const env = { CACHE_PURGE_SECRET: 'a-secret-of-this-test' };
  const shop = await sampleHost({ env });
  try {
    const tags = [`tenant:${shop.config.clientRuntimeConfig.tenantId}`];
    const purge = () =>
      shop.ask('/_cache/purge', {
        method: 'POST',
        body: JSON.stringify({ tags }),
        headers: {
          authorization: `Bearer ${env.CACHE_PURGE_SECRET}`,
          'content-type': 'application/json',
        },
      });
    expect((await shop.ask('/')).status).toBe(200);
    const configuration = shop.commerce.handlers['/tenant/config'];
    shop.commerce.handlers['/tenant/config'] = (_request, response) =>
      answerJson(response, 421, { errorCode: 'MISDIRECTED_REQUEST', message: 'none' });
    expect((await shop.ask('/')).status).toBe(200);
    await purge();
    expect((await shop.ask('/')).status).toBe(404);
    if (configuration) shop.commerce.handlers['/tenant/config'] = configuration;
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await shop.ask('/')).status).toBe(200);
  } finally {
    await shop.close();
  }
});
