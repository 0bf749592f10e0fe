/** A product in an order; `at` in milliseconds, `quantity` in grams or pieces. */
export interface PurchaseLine {
  readonly sku: string;
  readonly at: number;
  readonly quantity: number;
}

export interface OrderedLine extends PurchaseLine {
  /** Number of the order, or of the one that it was added to. */
  readonly order: string;
}

/** What is known of one product from the orders of one shopper. */
export interface PurchaseHabit {
  readonly sku: string;
  /** Purchases, each once with what was added to its order. */
  readonly times: number;
  readonly lastAt: number;
  /** Most frequent quantity of the latest purchases. */
  readonly quantity: number;
  /** How many of its usual intervals have passed; 0 unless it is due. */
  readonly overdue: number;
}

const dayMs = 86_400_000;
/** Fewer purchases are no rhythm. */
const minPurchases = 3;
/** A product that was left out of so many purchases since it was due is no longer bought. */
const maxLeftOut = 3;
/** Older quantities do not count: households grow and shrink. */
const quantitiesConsidered = 6;

/**
 * Habits by product, what is due first, then what is bought most often. A product is due when the time
 * since its last purchase is at least the median of the times between its purchases.
 */
export function purchaseHabits(lines: readonly PurchaseLine[], now: number): PurchaseHabit[] {
  const visits = mergedDays(lines).map(({ at }) => at);
  const bySku = new Map<string, PurchaseLine[]>();
  for (const line of lines) bySku.set(line.sku, [...(bySku.get(line.sku) ?? []), line]);
  const habits = [...bySku].map(([sku, own]) => habitOf(sku, mergedDays(own), visits, now));
  return habits.sort(
    (a, b) =>
      b.overdue - a.overdue || b.times - a.times || b.lastAt - a.lastAt || (a.sku < b.sku ? -1 : 1),
  );
}

/** Each product of the latest order and of its additions once, in the order of its lines. */
export function latestPurchase(lines: readonly OrderedLine[]): readonly PurchaseLine[] {
  const latest = lines.toSorted((a, b) => b.at - a.at).at(0)?.order;
  const own = lines.filter(({ order }) => order === latest);
  const at = Math.min(...own.map((line) => line.at));
  const bySku = new Map<string, PurchaseLine>();
  for (const { sku, quantity } of own)
    bySku.set(sku, { sku, at, quantity: quantity + (bySku.get(sku)?.quantity ?? 0) });
  return [...bySku.values()];
}

type Purchase = Omit<PurchaseLine, 'sku'>;

/** An order and what is added to it within a day are one purchase; the oldest first. */
function mergedDays(lines: readonly PurchaseLine[]): Purchase[] {
  const merged: { at: number; quantity: number }[] = [];
  for (const { at, quantity } of lines.toSorted((a, b) => a.at - b.at)) {
    const last = merged.at(-1);
    if (last && at - last.at < dayMs) last.quantity += quantity;
    else merged.push({ at, quantity });
  }
  return merged;
}

function habitOf(
  sku: string,
  purchases: readonly Purchase[],
  visits: readonly number[],
  now: number,
): PurchaseHabit {
  const moments = purchases.map(({ at }) => at);
  const lastAt = moments.at(-1) ?? now;
  const overdue = overdueBy(moments, visits, now);
  return { sku, times: purchases.length, lastAt, quantity: usualQuantity(purchases), overdue };
}

function overdueBy(moments: readonly number[], visits: readonly number[], now: number): number {
  const lastAt = moments.at(-1);
  if (lastAt === undefined || moments.length < minPurchases) return 0;
  const interval = median(moments.slice(1).map((at, before) => at - (moments[before] ?? at)));
  const dueAt = lastAt + interval;
  const leftOut = visits.filter((at) => at >= dueAt && at <= now).length;
  return now < dueAt || leftOut >= maxLeftOut ? 0 : (now - lastAt) / interval;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? 0;
  return (low + high) / 2;
}

function usualQuantity(purchases: readonly Purchase[]): number {
  const counts = new Map<number, number>();
  // The latest first: of equally frequent quantities it wins.
  for (const { quantity } of purchases.slice(-quantitiesConsidered).reverse())
    counts.set(quantity, (counts.get(quantity) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? 0;
}
