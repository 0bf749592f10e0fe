/** How many calls of one tenant run at the same time; the others wait. */
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
  readonly waiting: Set<() => void>;
}

/** Gives every tenant the same share of this process, so that none slows the others down. */
export function createTenantShares(limits: ShareLimits, isBusy: () => boolean): TenantShares {
  const shares = new Map<string, Share>();

  function startNext(tenant: string, share: Share): void {
    const most = isBusy() ? limits.busy : limits.calm;
    for (const begin of share.waiting) {
      if (share.running >= most) return;
      share.waiting.delete(begin);
      share.running += 1;
      begin();
    }
    if (share.running === 0) shares.delete(tenant);
  }

  return {
    enter(tenant, begin) {
      const share = shares.get(tenant) ?? { running: 0, waiting: new Set() };
      if (share.waiting.size >= limits.waiting) return undefined;
      shares.set(tenant, share);
      share.waiting.add(begin);
      startNext(tenant, share);
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        if (!share.waiting.delete(begin)) share.running -= 1;
        startNext(tenant, share);
      };
    },
  };
}
