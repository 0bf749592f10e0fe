import { setTimeout as wait } from 'node:timers/promises';
import { writeBehind } from './write-behind.js';

/** Notes what happens in which order. */
function recorder(fault?: string) {
  const events: string[] = [];
  const write = async (batch: readonly number[]) => {
    events.push(`begin ${batch.join(' ')}`);
    await wait(5);
    if (batch.join(' ') === fault) throw new Error(`cannot write ${fault}`);
    events.push(`end ${batch.join(' ')}`);
  };
  return { events, batches: { size: 2, write } };
}

describe('a writer that works behind its reader', () => {
  it('writes every item in order, one batch at a time', async () => {
    const { events, batches } = recorder();
    await writeBehind<number>(batches, async (add) => {
      for (const number of [1, 2, 3, 4, 5]) await add(number);
    });
    expect(events).toEqual(['begin 1 2', 'end 1 2', 'begin 3 4', 'end 3 4', 'begin 5', 'end 5']);
  });

  it('ends with the error of the reader after the last batch is written', async () => {
    const { events, batches } = recorder();
    const reading = writeBehind<number>(batches, async (add) => {
      for (const number of [1, 2, 3]) await add(number);
      throw new Error('cannot read');
    });
    await expect(reading).rejects.toThrow('cannot read');
    expect(events).toEqual(['begin 1 2', 'end 1 2']);
  });

  it('ends with the error of a batch, and writes none after it', async () => {
    const { events, batches } = recorder('1 2');
    const reading = writeBehind<number>(batches, async (add) => {
      for (const number of [1, 2, 3, 4, 5, 6]) await add(number);
    });
    await expect(reading).rejects.toThrow('cannot write 1 2');
    expect(events).toEqual(['begin 1 2']);
  });
});
