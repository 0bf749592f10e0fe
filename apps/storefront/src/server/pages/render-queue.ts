import { AsyncResource } from 'node:async_hooks';

/** The host is too busy to render this page in time. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export interface RenderQueue {
  /** Runs the task when there is capacity; throws `Overloaded` when the result would come too late. */
  run<T>(work: () => Promise<T>): Promise<T>;
  readonly running: number;
  readonly waiting: number;
}

interface Limits {
  /** Maximum number of concurrent tasks. */
  readonly limit: number;
  /** Timeout in milliseconds from the request to the result. */
  readonly deadline: number;
}

/**
 * Limits concurrent renderings. A task that times out still counts until it ends, so that a slow
 * backend cannot cause unlimited work; only its caller gets the error.
 */
export function createRenderQueue({ limit, deadline }: Limits): RenderQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = () => {
    running -= 1;
    waiting.shift()?.();
  };
  const start = <T>(work: () => Promise<T>): Promise<T> => {
    running += 1;
    return work().finally(leave);
  };
  return {
    run: <T>(work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        // Bound, because another caller's end starts it: its log lines and traces are this caller's.
        const begin = AsyncResource.bind(
          () => void start(work).then(resolve, reject).finally(stopClock),
        );
        const clock = setTimeout(() => {
          const place = waiting.indexOf(begin);
          if (place >= 0) waiting.splice(place, 1);
          reject(new Overloaded(`no answer within ${deadline} ms`));
        }, deadline);
        const stopClock = () => clearTimeout(clock);
        if (running < limit) begin();
        else waiting.push(begin);
      }),
    get running() {
      return running;
    },
    get waiting() {
      return waiting.length;
    },
  };
}
