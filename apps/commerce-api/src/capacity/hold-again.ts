import { readTerms } from '../carts/terms.js';
import { currentEdition } from '../kernel/shop-memory.js';
import type { Work } from '../ordering/work.js';
import { holdWindow } from './holds.js';
import { findWindow } from './repository.js';

interface Freed {
  readonly cartId: string;
  readonly windowId: string;
}

/** A shopper whose payment came to nothing keeps the place, for as long as if it had just been chosen. */
export async function holdAgain(work: Work, { cartId, windowId }: Freed): Promise<void> {
  const terms = await readTerms(work, await currentEdition(work.db, work.tenant));
  const minutes = terms.windowHoldMinutes;
  const window = minutes > 0 && (await findWindow(work.db, work.tenant, windowId));
  if (window && window.cutOff > work.now) await holdWindow(work, { cartId, window, minutes });
}
