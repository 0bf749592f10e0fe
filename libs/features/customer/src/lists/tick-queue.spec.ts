import * as fc from 'fast-check';
import { createTickQueue } from './tick-queue.js';

const network = { error: { status: 'NETWORK', data: { errorCode: '', message: '' } } };

describe('ticks without a connection', () => {
  it('store of one item the last, whatever was ticked and however often the connection broke', async () => {
    const steps = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        isDone: fc.boolean(),
        isOnline: fc.boolean(),
      }),
      { maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const queue = createTickQueue<object>();
        const server = new Map<string, boolean>();
        const shopper = new Map<string, boolean>();
        let isOnline = false;
        const send = (id: string, isDone: boolean) => () => {
          if (!isOnline) return Promise.resolve(network);
          server.set(id, isDone);
          return Promise.resolve({ data: {} });
        };
        const store = () => queue.send(() => undefined, fail);
        for (const step of all) {
          isOnline = step.isOnline;
          shopper.set(step.id, step.isDone);
          queue.add({ ...step, send: send(step.id, step.isDone) });
          void store();
        }
        const items = ['a', 'b', 'c'].map((id) => ({ id, isDone: server.get(id) ?? false }));
        await store();
        for (const { id, isDone } of queue.over(items))
          if (!server.has(id) && shopper.has(id)) expect(isDone).toBe(shopper.get(id));
        isOnline = true;
        await store();
        await store();
        expect(queue.size()).toBe(0);
        expect(Object.fromEntries(server)).toEqual(Object.fromEntries(shopper));
      }),
    );
  });

  it('name what the server refuses, and go on with the rest', async () => {
    const queue = createTickQueue<string>();
    const refused: string[] = [];
    const taken: string[] = [];
    queue.add({
      ...{ id: 'a', isDone: true },
      send: () => Promise.resolve({ error: { status: 404, data: {} } }),
    });
    queue.add({ id: 'b', isDone: true, send: () => Promise.resolve({ data: 'list' }) });
    await queue.send(
      (list) => void taken.push(list),
      (id) => void refused.push(id),
    );
    expect([refused, taken, queue.size()]).toEqual([['a'], ['list'], 0]);
  });
});

function fail(id: string): never {
  throw new Error(`${id} was refused`);
}
