import type { ProcessorUse } from './processor-use.js';

/** How many calls of one tenant run at the same time while others call too; the rest wait. */
export interface ShareLimits {
  /** Fewer than the pool has connections, so that another tenant always finds one. */
  readonly calm: number;
  /**
   * While the processor is the limit, for a tenant that uses more than its part of it: the fewer of its
   * calls are at work, the sooner it is another's turn. Calls that run for longer than `countedMs` wait for
   * something else and are not counted.
   */
  readonly busy: number;
  readonly countedMs: number;
  /** Calls of one tenant that may wait. */
  readonly waiting: number;
}

export interface TenantShares {
  /**
   * Calls `begin` at once, or when the tenant's earlier calls have ended. Returns what ends the call,
   * also while it waits; undefined when too many wait already.
   */
  enter(tenant: string, begin: () => void): (() => void) | undefined;
}

interface Share {
  /** When each running call began, in milliseconds of the clock. */
  readonly running: Map<() => void, number>;
  /** Milliseconds of the clock at its last call. */
  calledAt: number;
  readonly waiting: Set<() => void>;
  timer?: NodeJS.Timeout | undefined;
}

/** Milliseconds for which a tenant that has called counts as one that may call again. */
const activeMs = 2000;

interface Surroundings {
  /** Whether the processor is the limit. */
  readonly isBusy: () => boolean;
  readonly use: ProcessorUse;
  readonly now?: () => number;
}

/**
 * Gives every tenant that calls the same share of this process, so that none slows the others down. One that
 * is alone has the whole process.
 */
export function createTenantShares(
  limits: ShareLimits,
  { isBusy, use, now = () => performance.now() }: Surroundings,
): TenantShares {
  const shares = new Map<string, Share>();

  /** How many tenants call; forgets those that are quiet. */
  function countActive(): number {
    for (const [tenant, { running, waiting, calledAt }] of shares)
      if (running.size + waiting.size === 0 && now() - calledAt > activeMs) {
        shares.delete(tenant);
        use.forget(tenant);
      }
    return shares.size;
  }

  /** Whether another call of the tenant may begin now. */
  function hasPlace(tenant: string, { running }: Share): boolean {
    const active = countActive();
    if (active < 2) return true;
    if (running.size >= limits.calm) return false;
    if (!isBusy() || use.partOf(tenant) <= 1 / active) return true;
    const since = now() - limits.countedMs;
    let fresh = 0;
    for (const beganAt of running.values()) if (beganAt > since) fresh += 1;
    return fresh < limits.busy;
  }

  function startNext(tenant: string, share: Share): void {
    clearTimeout(share.timer);
    for (const begin of share.waiting) {
      // Nothing else might happen before the running calls are old enough to make place.
      if (!hasPlace(tenant, share)) {
        share.timer = setTimeout(() => startNext(tenant, share), limits.countedMs).unref();
        return;
      }
      share.waiting.delete(begin);
      use.charge();
      share.running.set(begin, now());
      use.count(tenant, 1);
      begin();
    }
  }

  function leave(tenant: string, share: Share, begin: () => void): void {
    if (!share.waiting.delete(begin) && share.running.delete(begin)) {
      use.charge();
      use.count(tenant, -1);
    }
    startNext(tenant, share);
  }

  return {
    enter(tenant, begin) {
      const share = shares.get(tenant) ?? { running: new Map(), calledAt: 0, waiting: new Set() };
      share.calledAt = now();
      shares.set(tenant, share);
      if (share.waiting.size >= limits.waiting) return undefined;
      share.waiting.add(begin);
      startNext(tenant, share);
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        leave(tenant, share, begin);
      };
    },
  };
}
