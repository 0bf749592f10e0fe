import { contactFields, type ContactValues } from './contact-input.js';
import { sessionDraft } from './session-draft.js';

/** What was typed into the contact form and not saved yet. */
export const contactDraft = sessionDraft<ContactValues>(
  'checkout.contact',
  (value): value is ContactValues =>
    typeof value === 'object' &&
    value !== null &&
    contactFields.every((field) => typeof (value as Record<string, unknown>)[field] === 'string'),
);
