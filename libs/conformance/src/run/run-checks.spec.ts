/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cartCalls } from '@larder/contracts/cart';
import { htmlReport, junitReport, resultLine, textReport } from '../report/reports.js';
import { summarise } from '../report/summary.js';
import type { Check } from './check.js';
import { holds, skip } from './finding.js';
import { runChecks } from './run-checks.js';

let server: Server;
let baseUrl = '';
let answer = { status: 200, body: '{}' };

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const check = (id: string, run: Check['run'], profile: Check['profile'] = 'cart'): Check => ({
  id,
  title: `Title <of> ${id}`,
  requirements: ['CART-01'],
  profile,
  calls: ['cart.getCart'],
  run,
});
const read = check('cart.read', async ({ visitor }) => {
  await visitor().ok(cartCalls.getCart);
});
const runAll = (list: readonly Check[], more = {}) =>
  runChecks(list, { baseUrl, host: 'shop.test', ...more });
const only = async (one: Check) => (await runAll([one]))[0];

describe('a run', () => {
  it('fails a check whose answer is beside the contract', async () => {
    answer = { status: 200, body: '{"id":"1"}' };
    const result = await only(read);
    expect(result?.outcome).toBe('failed');
    expect(result?.reason).toContain('cart.getCart answers beside its contract');
  });

  it('ERR-13 fails a check whose refusal has no error body', async () => {
    answer = { status: 404, body: '{"error":"gone"}' };
    expect((await only(read))?.reason).toContain('without errorCode and message');
  });

  it('fails a check that a server answers with 500, whatever it expects', async () => {
    answer = { status: 500, body: '{"errorCode":"INTERNAL_ERROR","message":"broken"}' };
    const send = check('cart.send', async ({ visitor }) => {
      await visitor().send(cartCalls.getCart);
    });
    expect((await only(send))?.outcome).toBe('failed');
  });

  it('notes the error codes that a server gives', async () => {
    answer = { status: 404, body: '{"errorCode":"NOT_FOUND","message":"gone"}' };
    const refused = check('cart.refused', async ({ visitor }) => {
      await visitor().refused(cartCalls.getCart, {}, { status: 404, code: 'NOT_FOUND' });
    });
    const result = await only(refused);
    expect([result?.outcome, result?.seen]).toEqual(['passed', { 'cart.getCart': ['NOT_FOUND'] }]);
  });

  it('takes the checks of a profile and of those before it', async () => {
    const fine = () => Promise.resolve();
    const list = [
      check('a.one', fine, 'catalogue'),
      check('a.two', fine),
      check('b.three', fine, 'all'),
    ];
    const ids = async (more: object) => (await runAll(list, more)).map(({ id }) => id);
    expect(await ids({ profile: 'cart' })).toEqual(['a.one', 'a.two']);
    expect(await ids({ only: ['b.'] })).toEqual(['b.three']);
  });
});

it('reports count, explain and escape', async () => {
  const results = await runAll([
    check('a.passed', () => Promise.resolve()),
    check('a.failed', () => Promise.resolve().then(() => holds(false, '1 < 0'))),
    check('a.skipped', () => Promise.resolve().then(() => skip('there is nothing'))),
  ]);
  const summary = summarise(results);
  expect(textReport(summary)).toContain('1 passed, 1 failed, 1 skipped');
  expect(summary.calls.find(({ name }) => name === 'cart.getCart')?.outcome).toBe('failed');
  expect(summary.requirements).toMatchObject([{ name: 'CART-01', outcome: 'failed' }]);
  const [, failed, skipped] = results;
  expect(failed && resultLine(failed)).toContain('expected that 1 < 0');
  expect(skipped && resultLine(skipped)).toContain('skipped, because there is nothing');
  expect(junitReport(summary)).toContain('<failure>expected that 1 &#60; 0</failure>');
  expect(htmlReport(summary)).not.toContain('Title <of>');
});
