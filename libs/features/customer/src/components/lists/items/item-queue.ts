import { isCallError } from '@larder/platform';

/** How storing a press ended. */
export type ItemResult = PromiseLike<{ readonly error?: unknown }>;

/** Effect of a press on an item: ticked off, reopened, or a new count. */
export type Press = { readonly isDone: boolean } | { readonly count: number };

/** A press, and how it is stored. */
export interface Pressed {
  readonly id: string;
  readonly press: Press;
  readonly send: () => ItemResult;
}

const isTick = (press: Press) => 'isDone' in press;
const keyOf = ({ id, press }: Pick<Pressed, 'id' | 'press'>) =>
  `${isTick(press) ? 'done' : 'count'} ${id}`;

/**
 * Changes that are not stored yet, in order; for each item the last tick and the last count win. While
 * offline they are kept in memory only.
 */
export function createItemQueue() {
  const waiting = new Map<string, Pressed>();
  let running: Promise<void> | undefined;
  async function run(refuse: (id: string) => void): Promise<void> {
    for (let [next] = waiting.values(); next !== undefined; [next] = waiting.values()) {
      const { error } = await next.send();
      if (isCallError(error) && error.status === 'NETWORK') return;
      // The item may have changed again while the call was pending.
      if (waiting.get(keyOf(next)) === next) waiting.delete(keyOf(next));
      if (error !== undefined) refuse(next.id);
    }
  }
  return {
    add(pressed: Pressed): void {
      waiting.delete(keyOf(pressed));
      waiting.set(keyOf(pressed), pressed);
    },
    size: () => waiting.size,
    /** Items as the shopper sees them: including pending changes. */
    over: <I extends { readonly id: string }>(items: readonly I[]): I[] =>
      items.map((item) => ({
        ...item,
        ...waiting.get(`done ${item.id}`)?.press,
        ...waiting.get(`count ${item.id}`)?.press,
      })),
    /** Stores pending changes one after the other; the rest waits while offline. */
    send(refuse: (id: string) => void): Promise<void> {
      running ??= run(refuse).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
