import { useState } from 'react';
import type { ClaimReason, NewClaim, OrderClaims } from '@larder/contracts/checkout';
import type { ClaimedQuantities } from './claim-goods.js';
import type { ClaimPhoto } from './claim-photos.js';
import { claimReasons, namesGoods } from './claim-reasons.js';
import { useStoredValues } from '../../state/use-stored-values.js';

export type MissingChoice = 'choose.reason' | 'choose.goods';

/** Nobody can take a picture of what did not come. */
const photographed: readonly ClaimReason[] = ['DAMAGED', 'SPOILED', 'WRONG'];

interface Typed extends Readonly<Record<string, unknown>> {
  readonly reason: string;
  readonly chosen: ClaimedQuantities;
  readonly note: string;
}
const nothing: Typed = { reason: '', chosen: {}, note: '' };

/**
 * What the shopper has chosen so far, also before a reload; `check` makes a claim of it, or shows what is
 * missing.
 */
export function useClaimDraft(orderNumber: string, claimable: OrderClaims) {
  const { lines } = claimable;
  const { values, set, forget } = useStoredValues(`claim ${orderNumber}`, nothing);
  const { chosen, note } = values;
  const reason = claimReasons(claimable).find((one) => one === values.reason);
  const [photos, setPhotos] = useState<readonly ClaimPhoto[]>([]);
  const [missing, setMissing] = useState<MissingChoice>();
  const hasPhotos = reason !== undefined && photographed.includes(reason);
  const change = (next: Partial<Typed>) => {
    setMissing(undefined);
    set(next);
  };
  const check = (): NewClaim | undefined => {
    const isAboutGoods = reason !== undefined && namesGoods(reason);
    const claimed = lines.flatMap(({ lineItemId, quantity: delivered }) => {
      const quantity = isAboutGoods ? Math.min(chosen[lineItemId] ?? 0, delivered) : 0;
      return quantity > 0 ? [{ lineItemId, quantity }] : [];
    });
    const lack =
      reason === undefined
        ? 'choose.reason'
        : isAboutGoods && claimed.length === 0
          ? 'choose.goods'
          : undefined;
    setMissing(lack);
    if (reason === undefined || lack) return undefined;
    const trimmed = note.trim();
    const photoIds = hasPhotos ? photos.map(({ id }) => id) : [];
    return {
      reason,
      lines: claimed,
      ...(trimmed !== '' && { note: trimmed }),
      ...(photoIds.length > 0 && { photoIds }),
    };
  };
  return {
    reason,
    chosen,
    photos,
    note,
    missing,
    hasPhotos,
    setPhotos,
    check,
    forget,
    setReason: (reason: ClaimReason) => change({ reason }),
    setChosen: (chosen: ClaimedQuantities) => change({ chosen }),
    setNote: (note: string) => set({ note }),
  };
}
