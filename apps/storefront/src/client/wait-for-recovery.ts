/** Milliseconds until the first check; each interval doubles, up to a minute. */
export const FIRST_RETRY_MS = 3000;
export const MAX_RETRY_MS = 60_000;

interface RecoveryOptions {
  /** Rejects while offline. */
  readonly isAvailable: () => Promise<boolean>;
  readonly show: () => void;
}

/** PLAT-09: shows the shop once it is available again. */
export async function waitForRecovery({
  isAvailable: isBack,
  show,
}: RecoveryOptions): Promise<void> {
  for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, MAX_RETRY_MS)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (await isBack().catch(() => false)) return show();
  }
}
