/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { answerJson } from '../../testing/fake-commerce.js';
import { createHostLimit } from './host-limit.js';
import { sampleHost, type SampleHost } from '../../testing/sample-host.js';

const MOST = 16;

let sample: SampleHost;
beforeAll(async () => {
  sample = await sampleHost();
});
afterAll(() => sample.close());

const ask = (host: string, path: string) => sample.ask(path, { headers: { host } });

it('answers the calls of a shop beside one that has all it may have, whose rest waits', async () => {
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
  const later = ask('noisy.test', '/api/thing');
  expect((await ask('quiet.test', '/api/thing')).status).toBe(200);
  await expect(Promise.race([later, Promise.resolve('waiting')])).resolves.toBe('waiting');
  for (const response of [...held, await quiet]) answerJson(response, 200, {});
  expect((await waiting).status).toBe(200);
  expect((await later).status).toBe(200);
  expect((await Promise.all(noisy)).map(({ status }) => status)).toEqual(Array(MOST).fill(200));
  expect((await ask('noisy.test', '/api/thing')).status).toBe(200);
});

describe('the calls that wait', () => {
  const open = () => {
    const time = { ms: 0 };
    const limit = createHostLimit({ most: 2, waiting: 2 }, () => time.ms);
    const started: string[] = [];
    const call = (host: string, name: string) => limit.enter(host, () => started.push(name));
    return { time, started, call };
  };

  it('begin in their order, but for one whose visitor has left; too many are refused', () => {
    const { started, call } = open();
    call('quiet', 'q')?.();
    const ends = ['a', 'b', 'c', 'd'].map((name) => call('noisy', name));
    expect(call('noisy', 'refused')).toBeUndefined();
    ends[2]?.();
    ends[0]?.();
    ends[0]?.();
    expect(started).toEqual(['q', 'a', 'b', 'd']);
  });

  it('are none while no other host name is called', () => {
    const { time, started, call } = open();
    call('quiet', 'q')?.();
    time.ms = 3000;
    for (const name of ['a', 'b', 'c']) call('noisy', name);
    expect(started).toEqual(['q', 'a', 'b', 'c']);
  });
});
