import { useState } from 'react';
import { useDraft, useStart } from './use-draft.js';

/**
 * The one text of a small form, beside what is stored. It outlives an ended session like what is typed
 * into the large ones, for the same customer.
 */
export function useTyped(form: string, stored = '') {
  const initial = { text: stored };
  const [typed, setTyped] = useState(useStart(form, initial)['text'] ?? stored);
  useDraft({ form, initial, values: { text: typed } });
  return [typed, setTyped] as const;
}
