import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import type { TrackingSettings } from '../config.js';
import type { Category } from '../state/consent/categories.js';
import type { TextKey } from '../messages/use-text.js';

export interface SiteCookie {
  readonly name: string;
  readonly category: Category;
  readonly text: Extract<TextKey, `cookie.${string}`>;
  /** Lifetime in days; 0 for the browser's session, undefined for local storage. */
  readonly days: number | undefined;
}

const HALF_YEAR = 6 * 30;

/** Cookies that the shop sets by itself, and what else it keeps in the browser. */
export function siteCookies(
  {
    featureCartCheckout,
    featureCustomer,
  }: Pick<ClientRuntimeConfig, 'featureCartCheckout' | 'featureCustomer'>,
  { collector, consent }: Pick<TrackingSettings, 'collector' | 'consent'>,
): SiteCookie[] {
  /** Without anybody who could allow it nothing is counted. */
  const counts = collector && (consent.manager !== 'none' || consent.onMissing === 'grant');
  const all: (SiteCookie | false)[] = [
    { name: 'session', category: 'C0001', text: 'cookie.session', days: 90 },
    { name: 'XSRF-TOKEN', category: 'C0001', text: 'cookie.XSRF-TOKEN', days: 90 },
    featureCartCheckout && {
      name: 'avoidedAllergens',
      category: 'C0001',
      text: 'cookie.avoidedAllergens',
      days: 365,
    },
    featureCustomer && { name: 'loggedIn', category: 'C0001', text: 'cookie.loggedIn', days: 30 },
    featureCustomer && {
      name: 'sessionExpired',
      category: 'C0001',
      text: 'cookie.sessionExpired',
      days: 0,
    },
    consent.manager === 'built-in' && {
      name: 'consent',
      category: 'C0001',
      text: 'cookie.consent',
      days: HALF_YEAR,
    },
    counts && {
      name: 'analytics_user',
      category: 'C0002',
      text: 'cookie.analytics_user',
      days: HALF_YEAR,
    },
    counts && {
      name: 'analytics_queries',
      category: 'C0002',
      text: 'cookie.analytics_queries',
      days: undefined,
    },
  ];
  return all.filter((one) => one !== false);
}
