/** The browser's history, as an interface that a test can replace. */
export interface History {
  readonly url: () => string;
  readonly push: (url: string) => void;
  readonly replace: (url: string) => void;
  readonly go: (steps: number) => void;
  /** Called when the visitor goes back or forward. */
  readonly onPop: (listen: () => void) => () => void;
  /** Scroll position of this entry, in pixels. */
  readonly rememberScroll: () => void;
  readonly restoreScroll: () => void;
}

export function browserHistory(): History {
  window.history.scrollRestoration = 'manual';
  const scrollOf = () => (window.history.state as { scroll?: number } | null)?.scroll ?? 0;
  return {
    url: () => window.location.pathname + window.location.search,
    push: (url) => window.history.pushState({}, '', url),
    replace: (url) => window.history.replaceState({}, '', url),
    go: (steps) => window.history.go(steps),
    onPop: (listen) => {
      window.addEventListener('popstate', listen);
      return () => window.removeEventListener('popstate', listen);
    },
    rememberScroll: () => window.history.replaceState({ scroll: window.scrollY }, ''),
    restoreScroll: () => window.scrollTo(0, scrollOf()),
  };
}
