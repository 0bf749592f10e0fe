import { capability, eventRef } from '../core/tokens.js';
import type { Consent, SearchEvent, TrackedItem } from './types.js';

/** Consent was given, or changed. Every flag is false until the first one (TRK-02). */
export const consentChanged = eventRef<Consent>('consentChanged');

/** The visitor's consent; `isDecided` once that, or the default without a consent manager, is known. */
export interface KnownConsent extends Consent {
  readonly isDecided?: true;
}

/** What the visitor allowed, in the form that React's external stores take (TRK-02…05). */
export interface ConsentSource {
  get(): KnownConsent;
  /** Subscribes to changes; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
/** Without a provider nothing is allowed, and content that needs consent requires a click. */
export const consentSource = capability<ConsentSource>('consentSource');
/** Opens the settings of the consent manager (CONT-13). */
export const openConsentSettings = capability<() => void>('openConsentSettings');

/** A product's page was opened (TRK-15). */
export const itemViewed = eventRef<TrackedItem>('itemViewed');

/** Reports a click or an order that resulted from a search, if search analytics is on. */
export const reportSearch =
  capability<(event: Omit<SearchEvent, 'userToken' | 'at'>) => void>('reportSearch');
