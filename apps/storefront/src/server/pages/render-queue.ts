import { AsyncResource } from 'node:async_hooks';

/** The host is too busy to render this page in time. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export interface RenderQueue {
  /**
   * Runs the task of a shop when there is capacity; throws `Overloaded` when the result would come too
   * late.
   */
  run<T>(shop: string, work: () => Promise<T>): Promise<T>;
  readonly running: number;
  readonly waiting: number;
}

interface Limits {
  /** Maximum number of concurrent tasks. */
  readonly limit: number;
  /** Timeout in milliseconds from the request to the result. */
  readonly deadline: number;
}

/** Part of the capacity that one shop may take while pages of others are made too. */
const SHARE_OF_ONE = 0.75;

interface Waiting {
  readonly shop: string;
  readonly begin: () => void;
}

/**
 * Limits concurrent renderings, of one shop to its share. A task that times out still counts until it
 * ends, so that a slow backend cannot cause unlimited work; only its caller gets the error.
 */
export function createRenderQueue({ limit, deadline }: Limits): RenderQueue {
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  const share = Math.max(1, Math.floor(limit * SHARE_OF_ONE));
  const runningOf = (shop: string) => running.get(shop) ?? 0;
  const count = () => [...running.values()].reduce((sum, one) => sum + one, 0);
  const isAlone = (shop: string) =>
    [...running.keys(), ...waiting.map((one) => one.shop)].every((other) => other === shop);
  const hasPlace = (shop: string) => count() < limit && (runningOf(shop) < share || isAlone(shop));
  /** The page that begins next: the first of the shop that renders the fewest. */
  const firstOfFewest = () =>
    waiting.reduce((best, { shop }, at) => {
      const fewest = waiting[best];
      const isBetter = fewest === undefined || runningOf(shop) < runningOf(fewest.shop);
      return isBetter && hasPlace(shop) ? at : best;
    }, -1);
  const leave = (shop: string) => {
    const left = runningOf(shop) - 1;
    if (left === 0) running.delete(shop);
    else running.set(shop, left);
    const next = firstOfFewest();
    if (next >= 0) waiting.splice(next, 1)[0]?.begin();
  };
  const start = <T>(shop: string, work: () => Promise<T>): Promise<T> => {
    running.set(shop, runningOf(shop) + 1);
    return work().finally(() => leave(shop));
  };
  return {
    run: <T>(shop: string, work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const begin = () => void start(shop, work).then(resolve, reject).finally(stopClock);
        const isNext = hasPlace(shop);
        // Bound where another caller's end starts it: its log lines and traces are this caller's.
        const task = { shop, begin: isNext ? begin : AsyncResource.bind(begin) };
        const clock = setTimeout(() => {
          const place = waiting.indexOf(task);
          if (place >= 0) waiting.splice(place, 1);
          reject(new Overloaded(`no answer within ${deadline} ms`));
        }, deadline);
        const stopClock = () => clearTimeout(clock);
        if (isNext) begin();
        else waiting.push(task);
      }),
    get running() {
      return count();
    },
    get waiting() {
      return waiting.length;
    },
  };
}
