const STILL = '(prefers-reduced-motion: reduce)';
/** Name under which a picture moves from one page to the next. */
const NAME = 'picture';

/**
 * Shows the next page in a view transition of the browser, in which a picture of the followed link that
 * the next page also has moves to its new place. Resolves when the page is shown.
 */
export async function showInTransition(show: () => void): Promise<void> {
  const isStill = document.hidden || window.matchMedia(STILL).matches;
  // Older browsers do not have it.
  if (isStill || !('startViewTransition' in document)) return show();
  const from = pictureOfLink(document.activeElement);
  from?.style.setProperty('view-transition-name', NAME);
  let to: HTMLImageElement | undefined;
  const transition = document.startViewTransition(async () => {
    show();
    // React renders in a microtask that `show` queued.
    await Promise.resolve();
    from?.style.removeProperty('view-transition-name');
    to = from && sameOnPage(from);
    to?.style.setProperty('view-transition-name', NAME);
  });
  // A transition that is skipped has shown the page all the same.
  transition.ready.catch(() => undefined);
  void transition.finished
    .catch(() => undefined)
    .then(() => to?.style.removeProperty('view-transition-name'));
  await transition.updateCallbackDone;
}

/** The picture of the tile or row whose link has the focus. */
function pictureOfLink(link: Element | null): HTMLImageElement | undefined {
  const tile = link?.matches('a') ? link.closest('main :is(article, li)') : undefined;
  return tile?.querySelector('img') ?? undefined;
}

/** The first large picture of the page, if it is the same. */
function sameOnPage({ src }: HTMLImageElement): HTMLImageElement | undefined {
  const large = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
  return large?.src === src ? large : undefined;
}
