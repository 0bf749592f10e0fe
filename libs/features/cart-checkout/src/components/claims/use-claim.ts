import { useRef, useState } from 'react';
import type { Claim, NewClaim } from '@larder/contracts/checkout';
import { codeOf } from '@larder/platform';
import { afterOrderApi } from '../../api/after-order/after-order-api.js';
import { claimProblem, useText } from '../../messages/after-order/claims-text.js';

/** 128 random bits; `randomUUID` is missing where the shop is not served over https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends a claim; the same claim again, after a lost answer, has the same key. */
export function useClaim(orderNumber: string, onMade: (claim: Claim) => void) {
  const text = useText();
  const [addClaim, { isLoading: isBusy }] = afterOrderApi.useAddClaimMutation();
  const [problem, setProblem] = useState<string>();
  const attempt = useRef({ sent: '', key: '' });
  const send = async (claim: NewClaim) => {
    setProblem(undefined);
    const sent = JSON.stringify(claim);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: newKey() };
    const { data, error } = await addClaim({ orderNumber, key: attempt.current.key, claim });
    if (data) onMade(data);
    else setProblem(claimProblem(text, codeOf(error)));
  };
  return { send, isBusy, problem };
}
