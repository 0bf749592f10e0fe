/** Maximum wait for the images of the first screen, in milliseconds. */
export const MAX_WAIT_MS = 1000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/**
 * Resolves when the first screen is painted with its images, or after a second. A background tab never
 * paints; there it resolves at once.
 */
export async function firstPaint(page: Document): Promise<void> {
  if (page.visibilityState === 'hidden') return;
  const pictures = [...page.querySelectorAll<HTMLImageElement>('img[loading=eager]')];
  const drawn = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([Promise.all([drawn, nextFrame()]), pause(MAX_WAIT_MS)]);
  // The frame that shows them is painted before the next task.
  await Promise.race([nextFrame(), pause(MAX_WAIT_MS)]);
  await pause(0);
}
