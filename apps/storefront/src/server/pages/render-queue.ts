/** The host has no room, or no time, to make this page. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export interface RenderQueue {
  /** Runs the work when there is room; throws `Overloaded` when its answer would come too late. */
  run<T>(work: () => Promise<T>): Promise<T>;
  readonly running: number;
  readonly waiting: number;
}

interface Limits {
  /** Works at the same time. */
  readonly limit: number;
  /** Milliseconds from asking to having the result. */
  readonly deadline: number;
}

/**
 * Caps how many pages are made at once. Late work goes on in its room, so that a slow backend
 * cannot pile up work without limit; only its asker is let go.
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
        const begin = () => void start(work).then(resolve, reject).finally(stopClock);
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
