import { persistent, removeNotification, type FeatureContext } from '@larder/platform';
import { webAppText } from './web-app-text.js';

/** What Chromium fires when the shop can be installed; other browsers have no such event. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const VISITS = 'larder.visits';
const THIS_VISIT = 'larder.visit';
const OFFERED = 'larder.install-offered';
const KEY = 'install';
/** Who comes for the first time wants to look around. */
const LEAST_VISITS = 2;
/** A shopper who does not answer gets no other offer before this time. */
const PAUSE_MS = 60 * 86_400_000;

/** Counts this visit once; its pages share the session storage. */
export function countVisit(local: Storage, session: Storage): number {
  const known = Number(local.getItem(VISITS) ?? 0);
  if (session.getItem(THIS_VISIT) !== null) return known;
  session.setItem(THIS_VISIT, '1');
  local.setItem(VISITS, String(known + 1));
  return known + 1;
}

/** Offers to install the shop where the browser can, from the second visit on, and not while paying. */
export function offerInstallation(context: FeatureContext): void {
  let visits = 0;
  try {
    visits = countVisit(window.localStorage, window.sessionStorage);
  } catch {
    // Without storage, nobody knows whether the shopper has declined already.
    return;
  }
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own hint would come at any time.
    event.preventDefault();
    if (visits < LEAST_VISITS || document.querySelector('[data-layout=focused]')) return;
    if (Date.now() - Number(window.localStorage.getItem(OFFERED) ?? 0) < PAUSE_MS) return;
    window.localStorage.setItem(OFFERED, String(Date.now()));
    show(context, event as InstallEvent);
  });
}

function show(context: FeatureContext, event: InstallEvent): void {
  const text = webAppText(context);
  const install = () => {
    context.dispatch(removeNotification(KEY));
    void event.prompt();
  };
  context.dispatch(
    persistent(text('install', { shop: context.tenant.shopName }), {
      type: 'info',
      key: KEY,
      action: { label: text('installAction'), does: install },
    }),
  );
}
