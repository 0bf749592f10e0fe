import type { Navigator as RouterNavigator, To } from 'react-router-dom';
import { createPath } from 'react-router-dom';
import type { Head } from '../feature/page.js';
import { isSitePath } from '../navigation/links/site-path.js';
import type { Opened } from '../navigation/open-page.js';
import type { View } from '../render/app.js';
import type { History } from './history.js';

export type HistoryAction = 'push' | 'replace' | 'pop';

export interface NavigationState {
  readonly view: View;
  /** True while the next page loads. */
  readonly isPending: boolean;
  /** How the current view was reached; the first one was rendered by the server. */
  readonly historyAction: HistoryAction | undefined;
  /** Fragment of the URL, with its `#`. */
  readonly hash: string;
}

/** Navigation in the browser: the current view and how it changes. */
export interface ShopNavigator extends RouterNavigator {
  /** Referentially stable until something changes. */
  state(): NavigationState;
  subscribe(listener: () => void): () => void;
  /** `mayLeave`: the URL may be of another site. */
  open(url: string, how: HistoryAction, mayLeave?: boolean): Promise<void>;
}

export interface NavigatorOptions {
  readonly history: History;
  readonly initial: View;
  readonly isOnline: () => boolean;
  /** Resolves a URL to a view. */
  readonly openPage: (url: string) => Promise<Opened>;
  readonly onHead: (head: Head) => void;
  readonly onOffline: () => void;
  /** Leaves the shop, or opens a page that only the server can render. */
  readonly leave: (url: string) => void;
  /** True when the running code is of an old build: the next page is then a full page load. */
  readonly isOutdated: () => boolean;
}

const MAX_REDIRECTS = 10;
const OTHERS = /^https?:/i;

export function createNavigator(options: NavigatorOptions): ShopNavigator {
  const { history } = options;
  const listeners = new Set<() => void>();
  let state: NavigationState = {
    view: options.initial,
    isPending: false,
    historyAction: undefined,
    hash: '',
  };
  let latest = 0;
  const set = (next: NavigationState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  async function open(
    address: string,
    how: HistoryAction,
    mayLeave = false,
    hops = 0,
  ): Promise<void> {
    const isOurs = isSitePath(address);
    // NAV-80…82: an allowlist of the URLs that may leave the shop.
    if (!isOurs && !(mayLeave && OTHERS.test(address))) throw new Error(address);
    if (!isOurs || hops > MAX_REDIRECTS || options.isOutdated()) return options.leave(address);
    const [url = '/', fragment] = address.split('#');
    const hash = fragment === undefined ? '' : `#${fragment}`;
    const turn = ++latest;
    if (url === state.view.url && (hash !== '' || how === 'pop'))
      return commit(state.view, url, how, hash);
    set({ ...state, isPending: true });
    const opened = await resolved(options, url);
    if (turn !== latest) return;
    if (!opened) return options.leave(address);
    if (opened.kind === 'redirect') return open(opened.to, how, false, hops + 1);
    if (opened.kind === 'cancelled') {
      if (how === 'pop') history.undoPop();
      return set({ ...state, isPending: false });
    }
    const show = () => {
      // The visitor may have gone on while a transition began.
      if (turn !== latest) return;
      commit(opened.view, url, how, hash);
      if (opened.head) options.onHead(opened.head);
    };
    if (how === 'push' && opened.present) return opened.present(show);
    show();
  }

  function commit(view: View, url: string, how: HistoryAction, hash: string) {
    // Like ordinary links: navigating to the current URL adds no history entry.
    const takesPlace = how === 'replace' || url + hash === state.view.url + state.hash;
    if (how !== 'pop') {
      if (takesPlace) history.replace(url + hash);
      else history.push(url + hash);
    }
    set({ view, isPending: false, historyAction: how, hash });
  }

  const to = (target: To) => (typeof target === 'string' ? target : createPath(target));
  history.onPop(() => void open(history.url(), 'pop'));
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    createHref: to,
    push: (target) => void open(to(target), 'push'),
    replace: (target) => void open(to(target), 'replace'),
    go: history.go,
  };
}

/** `undefined` when the code that opens pages does not load: the server can still render them. */
async function resolved(options: NavigatorOptions, url: string): Promise<Opened | undefined> {
  if (options.isOnline()) return options.openPage(url).catch(() => undefined);
  options.onOffline();
  return { kind: 'cancelled' };
}
