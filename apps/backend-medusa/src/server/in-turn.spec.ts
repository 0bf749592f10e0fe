import { setImmediate as turn } from 'node:timers/promises';
import { createTurns } from './in-turn.js';

it('runs tasks of one key one after the other, also after one that fails', async () => {
  const inTurn = createTurns();
  const calls: string[] = [];
  const task = (name: string, fails = false) =>
    inTurn('cart', async () => {
      calls.push(`${name} begins`);
      await turn();
      calls.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  await Promise.allSettled([task('one', true), task('two')]);
  expect(calls).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('does not let one key wait for another', async () => {
  const inTurn = createTurns();
  void inTurn('slow', () => new Promise(() => undefined));
  await expect(inTurn('quick', () => Promise.resolve('done'))).resolves.toBe('done');
});
