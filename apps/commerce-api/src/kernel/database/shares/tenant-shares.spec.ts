import { fastify } from 'fastify';
import { shareCalls } from './share-calls.js';
import { createProcessorUse, type ProcessorUse } from './processor-use.js';
import { createTenantShares } from './tenant-shares.js';

const limits = { calm: 3, busy: 1, countedMs: 250, waiting: 4 };
/** Every tenant uses more than its part. */
const loud = {
  charge: () => undefined,
  count: () => undefined,
  partOf: () => 1,
  forget: () => undefined,
};

/** Records the calls that have begun. Another tenant has just made a call. */
function openShares(isBusy = () => false, use: ProcessorUse = loud) {
  const time = { ms: 0 };
  const shares = createTenantShares(limits, { isBusy, use, now: () => time.ms });
  const started: string[] = [];
  const call = (tenant: string, name: string) => shares.enter(tenant, () => started.push(name));
  shares.enter('other', () => undefined)?.();
  return { started, call, time };
}

describe('the share of a tenant', () => {
  it('lets the calls of a quiet tenant begin at once, however many another has', () => {
    const { started, call } = openShares();
    for (let i = 0; i < 7; i += 1) call('noisy', `noisy ${i}`);
    call('quiet', 'quiet');
    expect(started).toEqual(['noisy 0', 'noisy 1', 'noisy 2', 'quiet']);
  });

  it('is the whole process while no other tenant calls', () => {
    const { started, call, time } = openShares();
    time.ms = 3000;
    for (let i = 0; i < 7; i += 1) call('alone', String(i));
    expect(started).toHaveLength(7);
    call('other', 'other');
    call('alone', 'late');
    expect(started).toEqual(['0', '1', '2', '3', '4', '5', '6', 'other']);
  });

  it('starts waiting calls in their order as earlier ones end, and counts an end once', () => {
    const { started, call } = openShares();
    const ends = ['a', 'b', 'c', 'd', 'e'].map((name) => call('noisy', name));
    ends[1]?.();
    ends[1]?.();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is smaller while the processor is the limit, and grows again', () => {
    const state = { busy: true };
    const { started, call } = openShares(() => state.busy);
    const ends = ['a', 'b', 'c', 'd'].map((name) => call('noisy', name));
    expect(started).toEqual(['a']);
    state.busy = false;
    ends[0]?.();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('counts no call that has run for so long that it waits for something else', () => {
    jest.useFakeTimers();
    const { started, call, time } = openShares(() => true);
    for (const name of ['a', 'b', 'c', 'd']) call('noisy', name);
    expect(started).toEqual(['a']);
    for (const names of [
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]) {
      time.ms += 250;
      jest.advanceTimersByTime(250);
      expect(started).toEqual(names);
    }
    jest.useRealTimers();
  });

  it('is smaller only for a tenant that uses more than its part of the processor', () => {
    const use = { ...loud, partOf: (tenant: string) => (tenant === 'noisy' ? 0.8 : 0.2) };
    const { started, call } = openShares(() => true, use);
    for (const name of ['a', 'b']) call('noisy', name);
    for (const name of ['c', 'd']) call('quiet', name);
    expect(started).toEqual(['a', 'c', 'd']);
  });

  it('refuses a call when too many wait, and forgets one whose visitor has left', () => {
    const { started, call } = openShares();
    const ends = Array.from({ length: 7 }, (_, i) => call('noisy', String(i)));
    expect(call('noisy', 'refused')).toBeUndefined();
    ends[3]?.();
    call('noisy', 'late');
    for (const at of [0, 1, 2, 4]) ends[at]?.();
    expect(started).toEqual(['0', '1', '2', '4', '5', '6', 'late']);
  });
});

describe('the use of the processor', () => {
  it('is divided by the calls that ran, and fades by half in a second', () => {
    const clock = { active: 0, now: 0 };
    const use = createProcessorUse(
      () => clock.active,
      () => clock.now,
    );
    const work = (ms: number) => {
      clock.active += ms;
      use.charge();
    };
    for (const tenant of ['noisy', 'noisy', 'noisy', 'quiet']) use.count(tenant, 1);
    work(40);
    expect([use.partOf('noisy'), use.partOf('quiet'), use.partOf('none')]).toEqual([0.75, 0.25, 0]);
    for (let i = 0; i < 3; i += 1) use.count('noisy', -1);
    clock.now = 1000;
    work(5);
    // 15 of 30 are left, and 5 of 10 beside 5 new ones.
    expect(use.partOf('quiet')).toBeCloseTo(10 / 25);
    use.forget('noisy');
    expect(use.partOf('quiet')).toBe(1);
  });
});

describe('the calls of a server', () => {
  it('answer a quiet tenant while another has more than its share, whose rest get 503', async () => {
    const app = fastify();
    shareCalls(app, ({ headers }) => headers.host, { limits, isBusy: () => false });
    const held: (() => void)[] = [];
    const state = { isHeld: true };
    app.get('/slow', async () => {
      if (state.isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return 'done';
    });
    app.get('/', () => 'done');
    const call = (host: string, url: string) => app.inject({ url, headers: { host } });
    expect((await call('quiet.test', '/')).statusCode).toBe(200);
    const noisy = Array.from({ length: 9 }, () => call('noisy.test', '/slow'));
    const refused = await Promise.race(noisy);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect((await call('quiet.test', '/')).statusCode).toBe(200);
    expect(held).toHaveLength(limits.calm);
    state.isHeld = false;
    for (const end of held) end();
    const statuses = (await Promise.all(noisy)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(limits.calm + limits.waiting);
    await app.close();
  });
});
