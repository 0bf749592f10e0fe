/** The browser's history, as an interface that a test can replace. */
export interface History {
  /** Path, query and fragment of the entry on screen. */
  readonly url: () => string;
  readonly push: (url: string) => void;
  readonly replace: (url: string) => void;
  readonly go: (steps: number) => void;
  /** Called when the visitor goes back or forward, or follows a fragment link. */
  readonly onPop: (listen: () => void) => void;
  /** Returns to the entry before the last step. */
  readonly undoPop: () => void;
  /** Scrolls to where the visitor left this entry. */
  readonly restoreScroll: () => void;
}

/** What an entry carries: its place in the visit, and pixels from the top, if the shop scrolls there. */
interface EntryState {
  readonly index: number;
  readonly scroll?: number;
  /** The shop has opened another page from here: this entry was reached by going back. */
  readonly isLeft?: true;
  /**
   * A second entry of the same page, with the same index: something is open over it that going back
   * closes (`@larder/ui/close-on-back`), or a step back from here is on its way.
   */
  readonly overlay?: 'open' | 'closing';
}

const ONCE = { once: true };

export function browserHistory(): History {
  const { history } = window;
  const stateOf = () => history.state as EntryState | null;
  let index = stateOf()?.index ?? 0;
  let left = index;
  /** False from a step back or forward until its page is on screen. */
  let isShown = true;
  const write = (state: Omit<EntryState, 'index'>, url?: string) =>
    history.replaceState({ ...state, index }, '', url);
  const keep = (note?: Pick<EntryState, 'isLeft'>) =>
    isShown && write({ ...stateOf(), ...note, scroll: window.scrollY });
  const restore = () => {
    const scroll = stateOf()?.scroll;
    isShown = true;
    if (scroll !== undefined) window.scrollTo(0, scroll);
  };
  const step = () => {
    const state = stateOf();
    isShown = false;
    left = index;
    index = state?.index ?? index + 1;
    // A link to a fragment: the browser made the entry, and scrolls by itself.
    if (!state) write({});
  };
  const here = () => window.location.pathname + window.location.search + window.location.hash;
  /** The entry of what is open is taken by the next page; one that is being left has to be gone first. */
  const take = (change: (overlay: EntryState['overlay']) => void) => {
    const overlay = stateOf()?.overlay;
    if (overlay === 'closing') window.addEventListener('popstate', () => change(undefined), ONCE);
    else change(overlay);
  };
  history.scrollRestoration = 'manual';
  window.addEventListener('scrollend', () => keep());
  // After a reload, or a look at another site.
  restore();
  if (!stateOf()) write({ scroll: 0 });
  // Nothing is open after a reload.
  if (stateOf()?.overlay) history.back();
  return {
    url: here,
    push: (url) =>
      take((overlay) => {
        keep({ isLeft: true });
        index += 1;
        history[overlay ? 'replaceState' : 'pushState']({ index, scroll: 0 }, '', url);
      }),
    replace: (url) =>
      take((overlay) => {
        isShown = true;
        // The page below keeps its entry and its index.
        const isOther = overlay && url !== here();
        if (isOther) index += 1;
        write({ scroll: 0, ...(overlay && !isOther && { overlay }) }, url);
      }),
    go: (steps) => history.go(steps),
    onPop: (listen) =>
      window.addEventListener('popstate', () => {
        const state = stateOf();
        // Forward, to the entry of something that has been closed.
        if (state?.overlay) return history.back();
        // Back from it.
        if (state?.index === index) return;
        step();
        listen();
      }),
    undoPop: () => {
      if (left !== index) history.go(left - index);
    },
    restoreScroll: restore,
  };
}
