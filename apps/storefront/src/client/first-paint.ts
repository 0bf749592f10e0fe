/** Milliseconds for which the first screen's pictures are waited for at most. */
export const MAX_WAIT_MS = 1000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/**
 * Settles once the first screen is drawn with its pictures, or after a second. A page in the
 * background is never drawn: there it settles at once.
 */
export async function firstPaint(page: Document): Promise<void> {
  if (page.visibilityState === 'hidden') return;
  const pictures = [...page.querySelectorAll<HTMLImageElement>('img[loading=eager]')];
  const drawn = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([Promise.all([drawn, nextFrame()]), pause(MAX_WAIT_MS)]);
  // The frame that shows them comes before the next task.
  await Promise.race([nextFrame(), pause(MAX_WAIT_MS)]);
  await pause(0);
}
