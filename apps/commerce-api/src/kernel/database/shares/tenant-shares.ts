/** How many calls of one tenant run at the same time while others call too; the rest wait. */
export interface ShareLimits {
  /** Fewer than the pool has connections, so that another tenant always finds one. */
  readonly calm: number;
  /** While the processor is the limit: the fewer calls of one tenant are at work, the sooner it is another's turn. */
  readonly busy: number;
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
  running: number;
  /** Milliseconds of the clock at its last call. */
  calledAt: number;
  readonly waiting: Set<() => void>;
}

/** Milliseconds for which a tenant that has called counts as one that may call again. */
const activeMs = 2000;

/**
 * Gives every tenant that calls the same share of this process, so that none slows the others down. One that
 * is alone has the whole process.
 */
export function createTenantShares(
  limits: ShareLimits,
  isBusy: () => boolean,
  now: () => number = () => performance.now(),
): TenantShares {
  const shares = new Map<string, Share>();

  /** Whether more than one tenant calls; forgets those that it finds quiet. */
  function areSeveral(): boolean {
    let active = 0;
    for (const [tenant, { running, waiting, calledAt }] of shares) {
      const isQuiet = running + waiting.size === 0 && now() - calledAt > activeMs;
      if (isQuiet) shares.delete(tenant);
      else active += 1;
      if (active > 1) return true;
    }
    return false;
  }

  function mostAtOnce(): number {
    if (!areSeveral()) return Infinity;
    return isBusy() ? limits.busy : limits.calm;
  }

  function startNext(share: Share): void {
    const most = mostAtOnce();
    for (const begin of share.waiting) {
      if (share.running >= most) return;
      share.waiting.delete(begin);
      share.running += 1;
      begin();
    }
  }

  return {
    enter(tenant, begin) {
      const share = shares.get(tenant) ?? { running: 0, calledAt: 0, waiting: new Set() };
      share.calledAt = now();
      shares.set(tenant, share);
      if (share.waiting.size >= limits.waiting) return undefined;
      share.waiting.add(begin);
      startNext(share);
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        if (!share.waiting.delete(begin)) share.running -= 1;
        startNext(share);
      };
    },
  };
}
