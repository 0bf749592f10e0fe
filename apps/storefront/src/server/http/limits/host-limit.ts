/** Limits the calls of a host name that are passed on at the same time as those of others. */
export interface HostLimit {
  /**
   * Calls `begin` at once, or when earlier calls of the host name have ended. Returns what ends the call,
   * also while it waits; undefined when too many wait already.
   */
  enter(host: string, begin: () => void): (() => void) | undefined;
}

interface Limits {
  /** Calls of one host name that are passed on while others call too. */
  readonly most: number;
  readonly waiting: number;
}

interface Calls {
  running: number;
  calledAt: number;
  readonly waiting: Set<() => void>;
}

/** Milliseconds for which a host name that was called counts as one that may be called again. */
const activeMs = 2000;

export function createHostLimit(
  { most, waiting: mostWaiting }: Limits,
  now: () => number = () => performance.now(),
): HostLimit {
  const hosts = new Map<string, Calls>();

  /** Whether no other host name is called; forgets those that are quiet. */
  function isAlone(): boolean {
    for (const [host, { running, waiting, calledAt }] of hosts)
      if (running + waiting.size === 0 && now() - calledAt > activeMs) hosts.delete(host);
    return hosts.size === 1;
  }

  function startNext(calls: Calls): void {
    for (const begin of calls.waiting) {
      if (calls.running >= most && !isAlone()) return;
      calls.waiting.delete(begin);
      calls.running += 1;
      begin();
    }
  }

  return {
    enter(host, begin) {
      const calls = hosts.get(host) ?? { running: 0, calledAt: 0, waiting: new Set() };
      calls.calledAt = now();
      hosts.set(host, calls);
      if (calls.waiting.size >= mostWaiting) return undefined;
      calls.waiting.add(begin);
      startNext(calls);
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        if (!calls.waiting.delete(begin)) calls.running -= 1;
        startNext(calls);
      };
    },
  };
}
