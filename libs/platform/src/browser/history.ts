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

/** What an entry carries: its place in the visit. */
interface EntryState {
  readonly index: number;
}

/** Pixels from the top at which each entry was left, by its index. */
type Scrolls = (number | null | undefined)[];

const BY_BROWSER = -1;
const STORED = 'scrolls';

export function browserHistory(): History {
  const { history } = window;
  const stateOf = () => history.state as EntryState | null;
  const scrolls = storedScrolls();
  let index = stateOf()?.index ?? scrolls.length;
  let left = index;
  let isUndone = false;
  const keep = () => void (scrolls[index] = window.scrollY);
  const step = () => {
    if (isUndone) {
      isUndone = false;
      return false;
    }
    keep();
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
  const restore = () => window.scrollTo(0, scrolls[index] ?? 0);
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    keep();
    storeScrolls(scrolls);
  });
  // After a reload, or a look at another site.
  if (stateOf()) restore();
  else history.replaceState({ index }, '');
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
    restoreScroll: () => void (scrolls[index] === BY_BROWSER || restore()),
  };
}

function storedScrolls(): Scrolls {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as Scrolls;
  } catch {
    return [];
  }
}

function storeScrolls(scrolls: Scrolls): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(scrolls));
  } catch {
    // Storage can be forbidden or full: the page then opens at its top.
  }
}
