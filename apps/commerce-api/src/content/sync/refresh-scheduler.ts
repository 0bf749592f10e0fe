/** Timers of Node reach no further, in milliseconds. */
export const maxTimerMs = 2 ** 31 - 1;

interface ScheduledRefresh {
  readonly timer: NodeJS.Timeout;
  /** Milliseconds of the monotonic clock. */
  readonly dueAt: number;
}

export interface RefreshScheduler {
  /** Refreshes a shop after so many milliseconds, or sooner where that is planned already. */
  add(tenant: string, ms: number): void;
  clear(): void;
}

/**
 * When each shop's content is synced next. The earlier of two schedules wins: a change that is
 * announced while a sync ends must not wait for the next publication period.
 */
export function createRefreshScheduler(refresh: (tenant: string) => void): RefreshScheduler {
  const plans = new Map<string, ScheduledRefresh>();
  return {
    add: (tenant, ms) => {
      const delay = Math.min(ms, maxTimerMs);
      const dueAt = performance.now() + delay;
      const planned = plans.get(tenant);
      if (planned && planned.dueAt <= dueAt) return;
      clearTimeout(planned?.timer);
      const run = () => {
        plans.delete(tenant);
        refresh(tenant);
      };
      plans.set(tenant, { timer: setTimeout(run, delay).unref(), dueAt });
    },
    clear: () => {
      for (const { timer } of plans.values()) clearTimeout(timer);
      plans.clear();
    },
  };
}
