import { randomUUID } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import type { RefusedItem } from '@larder/contracts/cart';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { mergedLines } from '../merge/merged-lines.js';
import type { CartState } from '../state.js';
import type { CheckedLine } from './check-allergens.js';
import { checkAllergens } from './check-allergens.js';
import { inLegalOrder } from './in-legal-order.js';
import { writeChosenAllergens } from './repository.js';

/** The customer's cart avoids what the guest avoided too: who signs in does not become less careful. */
export async function mergeProfiles(
  work: UnitOfWork,
  cart: CartState,
  guest: CartState,
): Promise<CartState> {
  const brought = guest.allergenProfile?.chosen ?? [];
  const known = cart.allergenProfile?.chosen ?? [];
  if (brought.every((one) => known.includes(one))) return cart;
  const chosen = inLegalOrder([...known, ...brought]);
  await writeChosenAllergens(work, cart.row.id, chosen);
  return { ...cart, allergenProfile: { chosen, diet: cart.allergenProfile?.diet ?? [] } };
}

interface CheckedLines {
  readonly lines: readonly CheckedLine[];
  readonly heldBack: readonly RefusedItem[];
}

/** The guest's lines that may come to the customer's cart; what the guest has confirmed stays so. */
export function checkGuestLines(cart: CartState, guest: CartState): CheckedLines {
  const known = new Map(cart.lines.map((line) => [line.sku, line]));
  const others = new Map(guest.lines.map((line) => [line.sku, line]));
  const outcomes = mergedLines(cart.lines, guest.lines).flatMap(({ sku, quantity }) => {
    const other = others.get(sku);
    if (!other) return [];
    const { lineItemId = randomUUID(), substitution, note } = known.get(sku) ?? {};
    const line = { lineItemId, substitution, note, sku, quantity, goods: other.goods };
    return [{ line, outcome: checkAllergens(cart, line, other.confirmed ?? undefined) }];
  });
  return {
    lines: outcomes.flatMap(({ outcome }) => ('line' in outcome ? [outcome.line] : [])),
    heldBack: outcomes.flatMap(({ line: { sku, quantity, goods }, outcome }) =>
      'finding' in outcome
        ? [
            {
              sku,
              quantity,
              errorCode: errorCodes.allergens,
              name: goods.product.name,
              allergens: outcome.finding,
            },
          ]
        : [],
    ),
  };
}
