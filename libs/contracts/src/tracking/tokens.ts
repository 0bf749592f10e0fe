import { capability, eventRef } from '../tokens.js';
import type { Consent, SearchEvent, TrackedItem } from './index.js';

/** Consent came, or changed. Every flag is false until the first one (TRK-02). */
export const consentChanged = eventRef<Consent>('consentChanged');

/** A product's page was opened (TRK-15). */
export const itemViewed = eventRef<TrackedItem>('itemViewed');

/** Reports a click or an order that came from a search, where search analytics is on. */
export const reportSearch =
  capability<(event: Omit<SearchEvent, 'userToken' | 'at'>) => void>('reportSearch');
