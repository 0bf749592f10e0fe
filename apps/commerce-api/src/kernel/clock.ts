import { setTimeout as sleep } from 'node:timers/promises';

/** Source of the current time. All code that depends on time takes a clock, so that tests can set it. */
export interface Clock {
  now(): Date;
  /** Resolves after a number of milliseconds. */
  pause(ms: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  pause: (ms) => sleep(ms),
};
