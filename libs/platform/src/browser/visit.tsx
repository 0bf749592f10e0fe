import { useEffect, useSyncExternalStore } from 'react';
import { App, type Shell } from '../render/app.js';
import type { Host } from '../render/host-context.js';
import type { AppStore } from '../store/create-store.js';
import type { History } from './history.js';
import type { ShopNavigator } from './navigator.js';

interface VisitProps {
  readonly host: Host;
  readonly store: AppStore;
  readonly serverState: ReturnType<AppStore['getState']>;
  readonly shell: Shell;
  readonly navigator: ShopNavigator;
  readonly history: History;
}

/** Root component of a visit: follows the navigator and restores scroll positions. */
export function Visit({ host, store, serverState, shell, navigator, history }: VisitProps) {
  const {
    view,
    historyAction: how,
    hash,
    isPending,
  } = useSyncExternalStore(navigator.subscribe, navigator.state, navigator.state);
  useEffect(() => {
    if (how === 'pop') history.restoreScroll();
    else if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (how !== undefined) window.scrollTo(0, 0);
  }, [view, how, hash, history]);
  return (
    <App
      host={host}
      store={store}
      serverState={serverState}
      shell={shell}
      view={view}
      navigator={navigator}
      isPending={isPending}
    />
  );
}
