import { useState } from 'react';
import { useDraft, useInitialValues } from './use-draft.js';

/**
 * The value of a form with one field, kept in session storage. It survives the end of a session for the
 * same customer, like the drafts of larger forms.
 */
export function useStoredFormValues(form: string, stored = '') {
  const initial = { text: stored };
  const [typed, setTyped] = useState(useInitialValues(form, initial)['text'] ?? stored);
  useDraft({ form, initial, values: { text: typed } });
  return [typed, setTyped] as const;
}
