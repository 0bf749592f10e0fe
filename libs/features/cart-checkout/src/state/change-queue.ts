/** Sends one change; resolves with how it ended. */
export type SendTotal<R> = (sku: string, quantity: number) => Promise<R>;

interface Waiting<R> {
  quantity: number;
  readonly done: Promise<R>;
}

/** Queue of one cart's changes: never two in progress, none lost, none overtaken (R8). */
export interface ChangeQueue<R> {
  /** Sets the total quantity of a product; a later total replaces one that waits. */
  setTotal(sku: string, quantity: number): Promise<R>;
  /** Runs any other change in its turn. */
  run<T>(change: () => Promise<T>): Promise<T>;
  /** Whether a total of the product is still waiting to be sent. */
  isWaiting(sku: string): boolean;
}

export function createChangeQueue<R>(send: SendTotal<R>): ChangeQueue<R> {
  const waiting = new Map<string, Waiting<R>>();
  let last: Promise<unknown> = Promise.resolve();

  function run<T>(change: () => Promise<T>): Promise<T> {
    const turn = last.then(change);
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    isWaiting: (sku) => waiting.has(sku),
    run: (change) => {
      // Later changes must not overtake this one.
      waiting.clear();
      return run(change);
    },
    setTotal: (sku, quantity) => {
      const known = waiting.get(sku);
      if (known) {
        known.quantity = quantity;
        return known.done;
      }
      const entry: { quantity: number; done?: Promise<R> } = { quantity };
      entry.done = run(() => {
        if (waiting.get(sku) === entry) waiting.delete(sku);
        return send(sku, entry.quantity);
      });
      waiting.set(sku, entry as Waiting<R>);
      return entry.done;
    },
  };
}
