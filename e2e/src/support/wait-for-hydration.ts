import type { Page } from '@playwright/test';

interface Fiber {
  readonly return: Fiber | null;
  readonly stateNode: {
    readonly current?: { readonly memoizedState?: { isDehydrated?: boolean } };
  };
}

/**
 * Waits until the shop's code has hydrated every control of the page: parts hydrate one after the
 * other, and earlier clicks may be lost. React marks controls while it still renders; its root shows
 * when it has finished.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    if (main === null) return false;
    const keyOf = (element: Element, name: string) =>
      Object.keys(element).find((key) => key.startsWith(name));
    const key = keyOf(main, '__reactFiber');
    // React's own field on the element; its type is not public.
    let fiber = key && (main as unknown as Record<string, Fiber>)[key];
    while (fiber && fiber.return) fiber = fiber.return;
    const isDone = fiber && fiber.stateNode.current?.memoizedState?.isDehydrated === false;
    const controls = main.querySelectorAll('input, select, textarea, button');
    return isDone && [...controls].every((one) => keyOf(one, '__reactProps'));
  });
}

/** Opens a URL and waits until the page is usable; returns its status. */
export async function open(page: Page, url: string): Promise<number> {
  const response = await page.goto(url, { waitUntil: 'load' });
  await waitForHydration(page);
  return response?.status() ?? 0;
}
