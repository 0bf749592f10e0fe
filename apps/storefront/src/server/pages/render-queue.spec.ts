import { createRenderQueue, Overloaded } from './render-queue.js';

const never = () => new Promise<string>(() => undefined);

describe('the render queue', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('runs no more than its limit at once, the others in turn', async () => {
    const queue = createRenderQueue({ limit: 2, deadline: 1000 });
    const ends: (() => void)[] = [];
    const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
    const results = [queue.run('shop', work), queue.run('shop', work), queue.run('shop', work)];
    expect([queue.running, queue.waiting]).toEqual([2, 1]);
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    expect([queue.running, queue.waiting]).toEqual([2, 0]);
    ends[1]?.();
    ends[2]?.();
    await expect(Promise.all(results)).resolves.toEqual(['done', 'done', 'done']);
    expect(queue.running).toBe(0);
  });

  it('lets go who has waited too long, and forgets the work that did not begin', async () => {
    const queue = createRenderQueue({ limit: 1, deadline: 3000 });
    const second = jest.fn(never);
    const outcomes = Promise.allSettled([queue.run('shop', never), queue.run('shop', second)]);
    await jest.advanceTimersByTimeAsync(3000);
    expect((await outcomes).map((one) => one.status === 'rejected' && one.reason)).toEqual([
      expect.any(Overloaded),
      expect.any(Overloaded),
    ]);
    expect(second).not.toHaveBeenCalled();
    expect([queue.running, queue.waiting]).toEqual([1, 0]);
  });

  it('keeps places for other shops while one has more pages than its share', async () => {
    const queue = createRenderQueue({ limit: 4, deadline: 1000 });
    const started: string[] = [];
    const ends: (() => void)[] = [];
    const render = (shop: string) =>
      queue.run(shop, () => {
        started.push(shop);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const pages = [...Array.from({ length: 5 }, () => 'noisy'), 'quiet', 'quiet'].map(render);
    // Alone, it has the whole queue; from then on the one that renders fewer is next.
    expect(started).toEqual(['noisy', 'noisy', 'noisy', 'noisy']);
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(started.slice(4)).toEqual(['quiet']);
    ends[1]?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(started.slice(5)).toEqual(['quiet']);
    ends[2]?.();
    await jest.advanceTimersByTimeAsync(0);
    expect(started.slice(6)).toEqual(['noisy']);
    for (const end of ends) end();
    await jest.advanceTimersByTimeAsync(0);
    ends.at(-1)?.();
    await Promise.all(pages);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  it('passes on the work’s exception, and releases its place', async () => {
    const queue = createRenderQueue({ limit: 1, deadline: 1000 });
    await expect(queue.run('shop', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    await expect(queue.run('shop', () => Promise.resolve('next'))).resolves.toBe('next');
  });
});
