import { performance } from 'node:perf_hooks';

/** Whose calls used the processor of this process in about the last second. */
export interface ProcessorUse {
  /** Divides the time since the last call of this among the tenants by their running calls. */
  charge(): void;
  /** Adds to the running calls of a tenant. */
  count(tenant: string, calls: 1 | -1): void;
  /** The tenant's part of the time that was used, from 0 to 1. */
  partOf(tenant: string): number;
  forget(tenant: string): void;
}

/** After so many milliseconds, time that was used counts half. */
const halfLifeMs = 1000;

interface Use {
  running: number;
  ms: number;
}

/**
 * Node.js cannot say which request the processor worked for. Between two moments at which a call begins or
 * ends, the time is divided by the calls that ran.
 */
export function createProcessorUse(
  activeMs: () => number = () => performance.eventLoopUtilization().active,
  now: () => number = () => performance.now(),
): ProcessorUse {
  const uses = new Map<string, Use>();
  let active = activeMs();
  let at = now();
  const total = (of: (use: Use) => number) =>
    [...uses.values()].reduce((sum, use) => sum + of(use), 0);
  return {
    charge() {
      const used = activeMs() - active;
      const fades = 0.5 ** ((now() - at) / halfLifeMs);
      [active, at] = [active + used, now()];
      const running = total((use) => use.running);
      for (const use of uses.values())
        use.ms = use.ms * fades + (running > 0 ? (used * use.running) / running : 0);
    },
    count(tenant, calls) {
      const use = uses.get(tenant) ?? { running: 0, ms: 0 };
      use.running += calls;
      uses.set(tenant, use);
    },
    partOf(tenant) {
      const all = total(({ ms }) => ms);
      return all > 0 ? (uses.get(tenant)?.ms ?? 0) / all : 0;
    },
    forget: (tenant) => void uses.delete(tenant),
  };
}
