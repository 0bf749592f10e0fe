/** The browser's history, as an interface that a test can replace. */
export interface History {
  /** Path, query and fragment of the entry on screen. */
  readonly url: () => string;
  readonly push: (url: string) => void;
  readonly replace: (url: string) => void;
  readonly go: (steps: number) => void;
  /** Called when the visitor goes back or forward, or follows a fragment of the page. */
  readonly onPop: (listen: () => void) => () => void;
  /** Goes back to the entry that the visitor left by the last step, without a call of `onPop`. */
  readonly undoPop: () => void;
  /** Scrolls to where the visitor left this entry. */
  readonly restoreScroll: () => void;
}

/** What an entry carries through a reload: its place in the visit, and pixels from the top. */
interface EntryState {
  readonly index: number;
  readonly scroll?: number;
}

const BY_BROWSER = -1;

export function browserHistory(): History {
  const { history } = window;
  const stateOf = () => history.state as EntryState | null;
  const scrolls: (number | undefined)[] = [];
  let index = stateOf()?.index ?? 0;
  let left = index;
  let isUndone = false;
  const keep = () => {
    scrolls[index] = window.scrollY;
    history.replaceState({ index, scroll: window.scrollY }, '');
  };
  const step = () => {
    if (isUndone) {
      isUndone = false;
      return false;
    }
    scrolls[index] = window.scrollY;
    left = index;
    const state = stateOf();
    index = state?.index ?? index + 1;
    if (!state) {
      // A link to a fragment: the browser made the entry, and scrolls by itself.
      scrolls[index] = BY_BROWSER;
      history.replaceState({ index }, '');
    }
    return true;
  };
  takeOverScrolling(keep);
  if (!stateOf()) history.replaceState({ index }, '');
  return {
    url: () => window.location.pathname + window.location.search + window.location.hash,
    push: (url) => {
      keep();
      scrolls.length = index += 1;
      history.pushState({ index }, '', url);
    },
    replace: (url) => history.replaceState({ index }, '', url),
    go: (steps) => history.go(steps),
    onPop: (listen) => {
      const popped = () => void (step() && listen());
      window.addEventListener('popstate', popped);
      return () => window.removeEventListener('popstate', popped);
    },
    undoPop: () => {
      if (left === index) return;
      isUndone = true;
      history.go(left - index);
      index = left;
    },
    restoreScroll: () => {
      const scroll = scrolls[index] ?? stateOf()?.scroll ?? 0;
      if (scroll >= 0) window.scrollTo(0, scroll);
    },
  };
}

/** The shop scrolls within a visit; after a reload, or a look at another site, the browser does. */
function takeOverScrolling(keep: () => void) {
  const by = (mode: ScrollRestoration) => () => void (window.history.scrollRestoration = mode);
  by('manual')();
  window.addEventListener('pageshow', by('manual'));
  window.addEventListener('pagehide', keep);
  window.addEventListener('pagehide', by('auto'));
}
