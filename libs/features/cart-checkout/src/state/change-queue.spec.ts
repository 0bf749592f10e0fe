import * as fc from 'fast-check';
import { createChangeQueue } from './change-queue.js';

/** A server that responds on command. */
function slowServer() {
  const sent: [string, number][] = [];
  const open: (() => void)[] = [];
  const send = (sku: string, quantity: number) =>
    new Promise<void>((resolve) => {
      sent.push([sku, quantity]);
      open.push(resolve);
    });
  const answerNext = async () => {
    open.shift()?.();
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  return { sent, send, answerNext, isIdle: () => open.length === 0 };
}

describe('createChangeQueue', () => {
  it('R8 sends the first click at once and of the rapid ones after it the last total', async () => {
    const { sent, send, answerNext } = slowServer();
    const queue = createChangeQueue(send);
    void queue.setTotal('apple', 1);
    await answerNext();
    expect(sent).toEqual([['apple', 1]]);
    for (const total of [2, 3, 4]) void queue.setTotal('apple', total);
    await answerNext();
    expect(sent).toEqual([
      ['apple', 1],
      ['apple', 4],
    ]);
  });

  it('R8 does not let a total overtake an earlier change', async () => {
    const order: string[] = [];
    const queue = createChangeQueue(async (_sku, quantity) => void order.push(`total ${quantity}`));
    void queue.setTotal('apple', 1);
    void queue.run(async () => void order.push('bulk'));
    await queue.setTotal('apple', 2);
    expect(order).toEqual(['total 1', 'bulk', 'total 2']);
  });

  it('R8 replaces a waiting total, also after another change ran between two totals', async () => {
    const { sent, send, answerNext } = slowServer();
    const queue = createChangeQueue(send);
    void queue.setTotal('apple', 1);
    void queue.run(async () => undefined);
    void queue.setTotal('apple', 2);
    await Promise.resolve();
    expect(sent).toEqual([['apple', 1]]);
    void queue.setTotal('apple', 3);
    await answerNext();
    await answerNext();
    expect(sent).toEqual([
      ['apple', 1],
      ['apple', 3],
    ]);
  });

  it('R8 knows which products have a total that is not sent yet', async () => {
    const { send, answerNext } = slowServer();
    const queue = createChangeQueue(send);
    void queue.setTotal('pear', 1);
    void queue.setTotal('apple', 1);
    await Promise.resolve();
    expect(['pear', 'apple', 'plum'].map(queue.isWaiting)).toEqual([false, true, false]);
    await answerNext();
    expect(queue.isWaiting('apple')).toBe(false);
  });

  it('continues after a change that failed', async () => {
    const queue = createChangeQueue(async () => 'sent');
    const failed = queue.run(() => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    await expect(queue.setTotal('apple', 1)).resolves.toBe('sent');
  });

  it('R8 ends with the last total of every product, for any timing', async () => {
    const step = fc.oneof(
      fc.record({ sku: fc.constantFrom('a', 'b', 'c'), quantity: fc.nat(9) }),
      fc.constant('answer' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { sent, send, answerNext, isIdle } = slowServer();
        const queue = createChangeQueue(send);
        const wanted = new Map<string, number>();
        for (const one of steps) {
          if (one === 'answer') await answerNext();
          else {
            wanted.set(one.sku, one.quantity);
            void queue.setTotal(one.sku, one.quantity);
          }
        }
        await answerNext();
        while (!isIdle()) await answerNext();
        expect(new Map(sent)).toEqual(wanted);
      }),
    );
  });
});
