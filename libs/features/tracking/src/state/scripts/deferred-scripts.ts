import type { TrackingSettings } from '../../config.js';
import type { Granted } from '../consent/categories.js';
import { removeCookie } from '../consent/cookies.js';

type DeferredScript = Pick<TrackingSettings, 'scripts' | 'cookies'>;

/**
 * Scripts that wait for their category (TRK-05). `apply` loads the granted ones, each once, removes
 * declared cookies of the others, and returns whether a script has run whose consent is withdrawn: only
 * a reload stops it.
 */
export function deferredScripts(
  { scripts, cookies }: DeferredScript,
  load: (src: string) => Promise<void>,
) {
  const loaded = new Set<string>();
  return {
    apply(granted: Granted): { readonly isOver: boolean } {
      for (const { src, category } of scripts) {
        if (!granted.has(category) || loaded.has(src)) continue;
        loaded.add(src);
        // A script that cannot be had is not missed by the shop.
        load(src).catch(() => undefined);
      }
      for (const { name, category } of cookies) if (!granted.has(category)) removeCookie(name);
      return {
        isOver: scripts.some(({ src, category }) => loaded.has(src) && !granted.has(category)),
      };
    },
  };
}
