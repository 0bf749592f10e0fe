import { useState } from 'react';
import { useDraft, useInitialValues } from './use-draft.js';

/**
 * The one text of a small form, beside what is stored. It outlives an ended session like what is typed
 * into the large ones, for the same customer.
 */
export function useStoredFormValues(form: string, stored = '') {
  const initial = { text: stored };
  const [typed, setTyped] = useState(useInitialValues(form, initial)['text'] ?? stored);
  useDraft({ form, initial, values: { text: typed } });
  return [typed, setTyped] as const;
}
