import { setTimeout as sleep } from 'node:timers/promises';

/** Where the time comes from; everything that depends on it takes one, so that tests can set it. */
export interface Clock {
  now(): Date;
  /** Ends after so many milliseconds. */
  pause(ms: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  pause: (ms) => sleep(ms),
};
