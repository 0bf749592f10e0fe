/** Milliseconds until the first question; each further one waits twice as long, up to a minute. */
export const FIRST_MS = 3000;
export const MOST_MS = 60_000;

interface Watch {
  /** Rejects while the network is away. */
  readonly isBack: () => Promise<boolean>;
  readonly show: () => void;
}

/** PLAT-09: shows the shop once it is there again. */
export async function watchReturn({ isBack, show }: Watch): Promise<void> {
  for (let pause = FIRST_MS; ; pause = Math.min(pause * 2, MOST_MS)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (await isBack().catch(() => false)) return show();
  }
}
