import { useEffect, useRef, useState } from 'react';
import { isCallError } from '@larder/platform';
import type { Failure } from '../forms/use-account-form.js';

export type TokenState = 'waiting' | 'done' | Failure;

/** Sends the token of a mail's link once, as soon as the page is there. */
export function useToken(
  token: string | null,
  send: (token: string) => Promise<{ readonly error?: unknown }>,
): TokenState {
  const [state, setState] = useState<TokenState>('waiting');
  const isSent = useRef(false);
  const latest = useRef(send);
  useEffect(() => {
    if (token === null || isSent.current) return;
    isSent.current = true;
    void latest.current(token).then(({ error }) => {
      if (error === undefined) return setState('done');
      const isRefused = isCallError(error) && error.status === 400;
      setState(isRefused ? 'failed.token' : 'failed.text');
    });
  }, [token]);
  return state;
}
