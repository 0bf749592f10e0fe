import { useState } from 'react';
import type { ClaimableLine, ClaimReason, NewClaim } from '@larder/contracts/checkout';
import type { ClaimedQuantities } from './claim-goods.js';
import type { ClaimPhoto } from './claim-photos.js';
import { namesGoods } from './claim-reasons.js';

export type MissingChoice = 'choose.reason' | 'choose.goods';

/** Nobody can take a picture of what did not come. */
const photographed: readonly ClaimReason[] = ['DAMAGED', 'SPOILED', 'WRONG'];

/** What the shopper has chosen so far; `check` makes a claim of it, or shows what is missing. */
export function useClaimDraft(lines: readonly ClaimableLine[]) {
  const [reason, setReason] = useState<ClaimReason>();
  const [chosen, setChosen] = useState<ClaimedQuantities>({});
  const [photos, setPhotos] = useState<readonly ClaimPhoto[]>([]);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<MissingChoice>();
  const hasPhotos = reason !== undefined && photographed.includes(reason);
  const change =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      setMissing(undefined);
      set(value);
    };
  const check = (): NewClaim | undefined => {
    const isAboutGoods = reason !== undefined && namesGoods(reason);
    const claimed = lines.flatMap(({ lineItemId }) => {
      const quantity = isAboutGoods ? (chosen[lineItemId] ?? 0) : 0;
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
    const words = note.trim();
    const photoIds = hasPhotos ? photos.map(({ id }) => id) : [];
    return {
      ...{ reason, lines: claimed },
      ...(words !== '' && { note: words }),
      ...(photoIds.length > 0 && { photoIds }),
    };
  };
  return {
    ...{ reason, chosen, photos, note, missing, hasPhotos, setPhotos, setNote, check },
    ...{ setReason: change(setReason), setChosen: change(setChosen) },
  };
}
