import { setTimeout as wait } from 'node:timers/promises';

/** Retries until `check` succeeds; after `ms` milliseconds throws its last error. */
export async function waitFor(check: () => unknown, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(20);
    }
  }
}
