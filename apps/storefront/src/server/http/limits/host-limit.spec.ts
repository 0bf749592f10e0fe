/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { answerJson } from '../../testing/fake-commerce.js';
import { sampleHost, type SampleHost } from '../../testing/sample-host.js';

const MOST = 48;

let sample: SampleHost;
beforeAll(async () => {
  sample = await sampleHost();
});
afterAll(() => sample.close());

const ask = (host: string, path: string) => sample.ask(path, { headers: { host } });

it('answers the calls of a shop beside one that has all it may have, whose rest is refused', async () => {
  const held: ServerResponse[] = [];
  const { handlers } = sample.commerce;
  const allArrived = new Promise<void>((resolve) => {
    handlers['/api/slow'] = (_request, response) => {
      held.push(response);
      if (held.length === MOST) resolve();
    };
  });
  const noisy = Array.from({ length: MOST }, () => ask('noisy.test', '/api/slow'));
  await allArrived;
  expect((await ask('noisy.test', '/api/thing')).status).toBe(200);
  const quiet = new Promise<ServerResponse>((resolve) => {
    handlers['/api/quiet'] = (_request, response) => resolve(response);
  });
  const waiting = ask('quiet.test', '/api/quiet');
  await quiet;
  const refused = await ask('noisy.test', '/api/thing');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
  expect((await ask('quiet.test', '/api/thing')).status).toBe(200);
  for (const response of [...held, await quiet]) answerJson(response, 200, {});
  expect((await waiting).status).toBe(200);
  expect((await Promise.all(noisy)).map(({ status }) => status)).toEqual(Array(MOST).fill(200));
  expect((await ask('noisy.test', '/api/thing')).status).toBe(200);
});
