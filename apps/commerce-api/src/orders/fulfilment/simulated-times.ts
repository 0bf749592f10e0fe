import { seededRandom } from './seeded-random.js';

const minute = 60_000;
/** Minutes before the time slot at which an order leaves the warehouse, or is ready in the store. */
const leadMinutes = 30;

interface Planned {
  readonly orderNumber: string;
  readonly cutOff: Date;
  readonly start: Date;
  readonly end: Date;
}

/** When a simulated order leaves the warehouse and reaches its shopper: always the same for its number. */
export function simulatedTimes({ orderNumber, cutOff, start, end }: Planned) {
  const leaves = Math.max(start.getTime() - leadMinutes * minute, cutOff.getTime() + minute);
  const share = seededRandom(`${orderNumber} arrival`)();
  const arrives = start.getTime() + Math.round(share * (end.getTime() - start.getTime()));
  return { leaves: new Date(leaves), arrives: new Date(arrives) };
}
