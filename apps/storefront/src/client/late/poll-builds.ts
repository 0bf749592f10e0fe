/** PLAT-39. */
export const BUILD_POLL_MS = 3_600_000;

export interface BuildPoller {
  /** True once the server has a newer build than the one that runs here. */
  readonly isOutdated: () => boolean;
  readonly stop: () => void;
}

/** PLAT-38, 40: polls for the latest build; a failed request is retried at the next interval. */
export function pollBuilds(current: string, get: typeof fetch, now = Date.now): BuildPoller {
  let outdated = false;
  const ask = async () => {
    try {
      const response = await get(`/builds/latest.json?timestamp=${now()}`);
      const latest = (await response.json()) as { readonly id?: unknown };
      outdated = response.ok && typeof latest.id === 'string' && latest.id !== current;
    } catch {
      // Visitors do not wait for the build check.
    }
  };
  const timer = setInterval(() => void ask(), BUILD_POLL_MS);
  return { isOutdated: () => outdated, stop: () => clearInterval(timer) };
}
