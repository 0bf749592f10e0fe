import { useState } from 'react';
import { useFeature } from '@larder/platform';
import { enqueueChange, type Change } from '../../../state/set-quantity.js';

interface Answer {
  readonly error?: unknown;
}

/**
 * A note that is shown as saved at once. When the call fails, the field opens again with what was
 * written.
 */
export function useNote(stored: string | undefined, send: (note: string) => Change<Answer>) {
  const context = useFeature();
  const [draft, setDraft] = useState<string>();
  const [sent, setSent] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const save = async (written: string) => {
    const note = written.trim();
    setFailed(false);
    setDraft(undefined);
    setSent(note);
    const { error } = await enqueueChange(context, send(note));
    setSent(undefined);
    if (!error) return;
    setDraft(written);
    setFailed(true);
  };
  return {
    /** As the shopper sees it; empty for none. */
    note: sent ?? stored ?? '',
    draft,
    hasFailed,
    open: () => setDraft(stored ?? ''),
    write: setDraft,
    cancel: () => {
      setDraft(undefined);
      setFailed(false);
    },
    save,
  };
}
