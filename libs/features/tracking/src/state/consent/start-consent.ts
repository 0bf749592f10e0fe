import { consentChanged } from '@larder/contracts/tracking';
import type { FeatureContext } from '@larder/platform';
import type { TrackingSettings } from '../../config.js';
import type { Early } from '../../early.js';
import { deferredScripts } from '../scripts/deferred-scripts.js';
import { loadScript } from '../scripts/load-script.js';
import { categories, flagsOf, grantedOf, type Granted } from './categories.js';
import { builtInManager, type BuiltInManager } from './built-in-manager.js';
import type { ConsentManager } from './manager.js';

interface Options {
  readonly context: Pick<FeatureContext, 'emit'>;
  readonly early: Pick<Early, 'consent' | 'asking'>;
  readonly settings: Pick<TrackingSettings, 'consent' | 'scripts' | 'cookies'>;
  /** Reloads the document. */
  readonly reload?: () => void;
}

/**
 * Starts the tenant's consent manager and passes on its result. Returns the built-in one, if it is
 * used.
 */
export async function startConsent(options: Options): Promise<BuiltInManager | undefined> {
  const { context, early, settings } = options;
  const { reload = () => window.location.reload() } = options;
  const { consent } = settings;
  const held = deferredScripts(settings, loadScript);
  const take = (granted: Granted) => {
    if (held.apply(granted).isOver) return reload();
    const flags = flagsOf(granted);
    early.consent.set({ ...flags, isDecided: true });
    context.emit(consentChanged, flags);
  };
  /** TRK-03, 04, where the tenant wants them. */
  const goWithout = () => {
    if (consent.onMissing === 'grant') take(grantedOf(categories));
    else early.consent.set({ ...early.consent.get(), isDecided: true });
  };
  if (consent.manager === 'none') {
    goWithout();
    return undefined;
  }
  if (consent.manager === 'external') {
    await import('./external-manager.js')
      .then(({ externalManager }) => run(externalManager(consent), early, take))
      .catch(goWithout);
    return undefined;
  }
  const own = builtInManager(consent);
  await run(own, early, take);
  return own;
}

async function run(
  manager: ConsentManager,
  { asking }: Pick<Early, 'asking'>,
  take: (granted: Granted) => void,
): Promise<void> {
  const answer = () => {
    if (!asking.get()) return;
    asking.set(false);
    manager.open();
  };
  await manager.start(take);
  asking.subscribe(answer);
  answer();
}
