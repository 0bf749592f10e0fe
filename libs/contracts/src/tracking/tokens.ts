import { capability, eventRef } from '../core/tokens.js';
import type { Consent, SearchEvent, TrackedItem } from './types.js';

/** Consent came, or changed. Every flag is false until the first one (TRK-02). */
export const consentChanged = eventRef<Consent>('consentChanged');

/** What the visitor allowed; `isDecided` once that, or what holds without a manager, is known. */
export interface KnownConsent extends Consent {
  readonly isDecided?: true;
}

/** What the visitor allowed, in the form that React's external stores take (TRK-02…05). */
export interface ConsentSource {
  get(): KnownConsent;
  /** Tells every change; the answer ends the subscription. */
  subscribe(listener: () => void): () => void;
}
/** While nobody provides it nothing is allowed, and what needs consent asks for a click. */
export const consentSource = capability<ConsentSource>('consentSource');
/** Opens the settings of the consent manager (CONT-13). */
export const openConsentSettings = capability<() => void>('openConsentSettings');

/** A product's page was opened (TRK-15). */
export const itemViewed = eventRef<TrackedItem>('itemViewed');

/** Reports a click or an order that came from a search, where search analytics is on. */
export const reportSearch =
  capability<(event: Omit<SearchEvent, 'userToken' | 'at'>) => void>('reportSearch');
