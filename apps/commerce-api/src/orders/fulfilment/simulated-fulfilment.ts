import type { ProductLineItem } from '@larder/contracts/cart';
import type { PickedLine } from '../tables.js';
import { seededRandom } from './seeded-random.js';
import { simulatedTimes } from './simulated-times.js';
import type { Fulfilment, FulfilmentUpdate, FulfilmentOrder } from './fulfilment.js';

/** Of a hundred lines so many are not there, or something else comes for them. */
const shares = { missing: 6, substituted: 8 } as const;
/** Simulated weights in percent of the ordered ones, within the promised range. */
const weight = { least: 93, most: 109 } as const;
/** Value of returned empties in cents per piece; one shopper in four returns some. */
const returnedEmpties = { chance: 0.25, most: 12, cents: 25 } as const;

/**
 * Simulates a warehouse and its drivers. The events of an order and their times are derived from its
 * number only.
 */
export const simulatedFulfilment: Fulfilment = {
  isSimulated: true,
  async fetchUpdate(task) {
    const { status, cutOff, now } = task;
    const { leaves, arrives } = simulatedTimes(task);
    if (status === 'PLACED')
      return updateWhenDue(now, cutOff, { status: 'PICKING', nextAt: leaves });
    if (status === 'PICKING') {
      if (now < leaves) return { nextAt: leaves };
      const next = task.isPickup ? 'READY' : 'ON_THE_WAY';
      const pickupPlace = task.isPickup ? choosePlace(task) : undefined;
      return { status: next, picked: await pick(task), pickupPlace, nextAt: arrives };
    }
    if (status === 'ON_THE_WAY' || status === 'READY')
      return updateWhenDue(now, arrives, { status: 'COMPLETED', nextAt: null });
    return { nextAt: null };
  },
};

/** News once their time has come; before it, when that is. */
function updateWhenDue(now: Date, due: Date, news: FulfilmentUpdate): FulfilmentUpdate {
  return now < due ? { nextAt: due } : news;
}

/** One of the free places; lockers get a code of four digits. */
function choosePlace({ orderNumber, freePlaces = [] }: FulfilmentOrder) {
  const dice = seededRandom(`${orderNumber} place`);
  const place = freePlaces[Math.floor(dice() * freePlaces.length)];
  if (place?.kind !== 'LOCKER') return place;
  return { ...place, code: String(1000 + Math.floor(dice() * 9000)) };
}

async function pick(task: FulfilmentOrder) {
  const dice = seededRandom(`${task.orderNumber} picking`);
  const dearest = Math.max(...task.lines.map(({ lineTotal }) => lineTotal));
  const lines: PickedLine[] = [];
  for (const line of task.lines) {
    const luck = dice() * 100;
    const scale = dice();
    // The dearest line is always there: an order never comes to nothing.
    lines.push(await pickLine(task, line, line.lineTotal === dearest ? 100 : luck, scale));
  }
  const hasEmpties = !task.isPickup && dice() < returnedEmpties.chance;
  const count = hasEmpties ? 1 + Math.floor(dice() * returnedEmpties.most) : 0;
  return {
    pickedAt: task.now.toISOString(),
    lines,
    depositReturned: count * returnedEmpties.cents,
  };
}

/**
 * No substitute without the shopper's consent. A simulation cannot call the shopper, so products with
 * "call me" are left out.
 */
function allowsSubstitute({ substitution }: FulfilmentOrder, line: ProductLineItem): boolean {
  return (line.substitution ?? substitution) === 'SIMILAR';
}

async function pickLine(
  task: FulfilmentOrder,
  line: ProductLineItem,
  luck: number,
  scale: number,
): Promise<PickedLine> {
  const { lineItemId, quantity, product } = line;
  if (luck < shares.missing) return { lineItemId, outcome: 'MISSING', quantity: 0 };
  if (luck < shares.missing + shares.substituted && !product.weightArticle) {
    const substitute = allowsSubstitute(task, line) && (await task.findSubstitute(line));
    if (substitute) return { lineItemId, outcome: 'SUBSTITUTED', quantity, substitute };
    return { lineItemId, outcome: 'MISSING', quantity: 0 };
  }
  if (!product.weightArticle) return { lineItemId, outcome: 'PICKED', quantity };
  const percent = weight.least + scale * (weight.most - weight.least);
  const grams = Math.max(1, Math.round((quantity * percent) / 100));
  return { lineItemId, outcome: 'PICKED', quantity: grams };
}
