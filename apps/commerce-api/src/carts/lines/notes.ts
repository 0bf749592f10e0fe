import { notFound } from '../../kernel/failure.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { withPatch } from '../change-cart.js';
import { saveLineNote } from '../repository.js';
import type { CartState } from '../state.js';

interface LineNote {
  readonly lineItemId: string;
  /** Empty for none. */
  readonly note: string;
}

/** What the picker should know about the order. */
export async function setOrderNote(
  work: UnitOfWork,
  cart: CartState,
  note: string,
): Promise<CartState> {
  return withPatch(work, cart, { note: note === '' ? null : note });
}

/**
 * What the picker should know about one line.
 * @throws ApiFailure 404 for a line that is not in the cart
 */
export async function setLineNote(
  work: UnitOfWork,
  cart: CartState,
  { lineItemId, note: written }: LineNote,
): Promise<CartState> {
  if (!cart.lines.some((line) => line.lineItemId === lineItemId)) throw notFound('The line');
  const note = written === '' ? null : written;
  await saveLineNote(work, cart.row.id, { lineItemId, note });
  const lines = cart.lines.map((line) =>
    line.lineItemId === lineItemId ? { ...line, note } : line,
  );
  return { ...cart, lines };
}
