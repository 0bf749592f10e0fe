/** Limits the calls of a host name that are passed on at the same time as those of others. */
export interface HostLimit {
  /** Counts a call until the returned function is called; undefined when others call too and it has too many. */
  enter(host: string): (() => void) | undefined;
}

export function createHostLimit(most: number): HostLimit {
  const running = new Map<string, number>();
  return {
    enter(host) {
      const before = running.get(host) ?? 0;
      const isAlone = running.size === (before > 0 ? 1 : 0);
      if (before >= most && !isAlone) return undefined;
      running.set(host, before + 1);
      return () => {
        const left = (running.get(host) ?? 0) - 1;
        if (left > 0) running.set(host, left);
        else running.delete(host);
      };
    },
  };
}
