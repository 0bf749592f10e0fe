import type { Clock } from '../kernel/clock.js';

export interface TestClock extends Clock {
  /** Sets the moment, an ISO time with offset. */
  set(moment: string): void;
  /** Moves on by milliseconds. */
  advance(ms: number): void;
  /** Requested pauses in milliseconds; they end at once without advancing the clock. */
  readonly pauses: number[];
}

/** A clock that only moves on request; it starts on a Tuesday morning in Vienna. */
export function testClock(start = '2026-11-24T09:00:00+01:00'): TestClock {
  let now = new Date(start).getTime();
  const pauses: number[] = [];
  return {
    now: () => new Date(now),
    pauses,
    async pause(ms) {
      pauses.push(ms);
    },
    set(moment) {
      now = new Date(moment).getTime();
    },
    advance(ms) {
      now += ms;
    },
  };
}
