import { setTimeout as wait } from 'node:timers/promises';

/** Tries until `check` throws no more; after `ms` milliseconds throws what it throws. */
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
