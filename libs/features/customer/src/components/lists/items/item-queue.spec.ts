import * as fc from 'fast-check';
import { createItemQueue, type Press } from './item-queue.js';

const network = { error: { status: 'NETWORK', data: { errorCode: '', message: '' } } };

describe('presses without a connection', () => {
  it('store the last tick and count of each item, for any changes and disconnections', async () => {
    const steps = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        press: fc.oneof(
          fc.record({ isDone: fc.boolean() }),
          fc.record({ count: fc.integer({ min: 1, max: 99 }) }),
        ),
        isOnline: fc.boolean(),
      }),
      { maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const queue = createItemQueue();
        const server = new Map<string, object>();
        const shopper = new Map<string, object>();
        let isOnline = false;
        const put = (into: typeof server, id: string, press: Press) =>
          into.set(id, { ...into.get(id), ...press });
        const send = (id: string, press: Press) => () => {
          if (!isOnline) return Promise.resolve(network);
          put(server, id, press);
          return Promise.resolve({ error: undefined });
        };
        const store = () => queue.send(fail);
        for (const { id, press, ...step } of all) {
          isOnline = step.isOnline;
          put(shopper, id, press);
          queue.add({ id, press, send: send(id, press) });
          void store();
        }
        await store();
        for (const [id, seen] of shopper)
          expect(queue.over([{ id, ...server.get(id) }])).toEqual([{ id, ...seen }]);
        isOnline = true;
        await store();
        await store();
        expect(queue.size()).toBe(0);
        expect(Object.fromEntries(server)).toEqual(Object.fromEntries(shopper));
      }),
    );
  });

  it('report what the server rejects, and continue with the rest', async () => {
    const queue = createItemQueue();
    const refused: string[] = [];
    const stored: string[] = [];
    queue.add({
      id: 'a',
      press: { isDone: true },
      send: () => Promise.resolve({ error: { status: 404, data: {} } }),
    });
    queue.add({
      id: 'b',
      press: { count: 2 },
      send: () => Promise.resolve({ error: void stored.push('b') }),
    });
    await queue.send((id) => void refused.push(id));
    expect([refused, stored, queue.size()]).toEqual([['a'], ['b'], 0]);
  });
});

function fail(id: string): never {
  throw new Error(`${id} was refused`);
}
