import { subscribeEarly, type Subscription } from '../../early.js';
import type { BuiltInSettings } from '../../config.js';
import { grantedOf, type Category, type Granted } from './categories.js';
import { readCookie, writeCookie } from './cookies.js';
import type { ConsentManager } from './manager.js';

export const CONSENT_COOKIE = 'consent';
const LIFE_S = 6 * 30 * 86_400;

/** Why the dialog is open: nothing was chosen yet, or the visitor wants to change the choice. */
export type Question = 'first' | 'again' | undefined;

export interface BuiltInManager extends ConsentManager {
  readonly question: Subscription<Question>;
  /** What the visitor chose last. */
  chosen(): Granted | undefined;
  choose(names: readonly Category[]): void;
  /** Keeps an earlier choice. */
  close(): void;
}

/**
 * The built-in manager. The choice is stored in a cookie of the form `1.C0001.C0002`, starting with its
 * version.
 */
export function builtInManager({ version }: Pick<BuiltInSettings, 'version'>): BuiltInManager {
  const question = subscribeEarly<Question>(undefined);
  let notify: (granted: Granted) => void = () => undefined;
  const chosen = () => {
    const [given, ...names] = readCookie(CONSENT_COOKIE)?.split('.') ?? [];
    return given === String(version) ? grantedOf(names) : undefined;
  };
  return {
    question,
    chosen,
    start: (onGranted) => {
      notify = onGranted;
      const granted = chosen();
      if (granted) notify(granted);
      else question.set('first');
      return Promise.resolve();
    },
    open: () => question.set('again'),
    choose: (names) => {
      const granted = grantedOf(names);
      writeCookie(CONSENT_COOKIE, [version, ...granted].join('.'), LIFE_S);
      question.set(undefined);
      notify(granted);
    },
    close: () => question.set(undefined),
  };
}
