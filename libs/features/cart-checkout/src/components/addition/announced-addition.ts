import { sessionDraft } from '../checkout/contact/session-draft.js';

/** Number of the order whose addition was read aloud: once a tab, however often pages load. */
export const announcedAddition = sessionDraft<string>(
  'addition.announced',
  (value): value is string => typeof value === 'string',
);
