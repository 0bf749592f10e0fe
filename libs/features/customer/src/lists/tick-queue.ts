import { isCallError } from '@larder/platform';

type Answer<L> = Promise<{ readonly data?: L | undefined; readonly error?: unknown }>;

/** An item that was ticked off or opened again, and how that is stored. */
export interface Tick<L> {
  readonly id: string;
  readonly isDone: boolean;
  readonly send: () => Answer<L>;
}

/**
 * Ticks that are not stored yet, in the order in which they were made; of one item the last counts. In a
 * cellar there is no connection: they wait in the memory of the page, which holds nothing of it longer.
 */
export function createTickQueue<L>() {
  const waiting = new Map<string, Tick<L>>();
  let running: Promise<void> | undefined;
  async function run(take: (list: L) => void, refuse: (id: string) => void): Promise<void> {
    for (let [tick] = waiting.values(); tick !== undefined; [tick] = waiting.values()) {
      const { data, error } = await tick.send();
      if (!data && isCallError(error) && error.status === 'NETWORK') return;
      // While it was under way the item may have been ticked again.
      if (waiting.get(tick.id) === tick) waiting.delete(tick.id);
      if (data) take(data);
      else refuse(tick.id);
    }
  }
  return {
    add(tick: Tick<L>): void {
      waiting.delete(tick.id);
      waiting.set(tick.id, tick);
    },
    size: () => waiting.size,
    /** Items as the shopper sees them: with what is not stored yet. */
    over: <I extends { readonly id: string; readonly isDone: boolean }>(items: readonly I[]): I[] =>
      items.map((item) => ({ ...item, isDone: waiting.get(item.id)?.isDone ?? item.isDone })),
    /** Stores what waits, one after the other; the rest goes on waiting when there is no connection. */
    send(take: (list: L) => void, refuse: (id: string) => void): Promise<void> {
      running ??= run(take, refuse).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

export type TickQueue<L> = ReturnType<typeof createTickQueue<L>>;
