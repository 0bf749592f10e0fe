/** A unit that an ingredient can be bought in: a pack, or a step of weighed goods. */
export interface Pack {
  readonly sku: string;
  /** What is in it, in the unit of the need. */
  readonly amount: number;
  /** Cents, without deposit. */
  readonly price: number;
  /** What the cart counts for it: grams of weighted goods, else pieces. */
  readonly quantity: number;
  /** Maximum number that can be ordered. */
  readonly maxCount: number;
}

export type Goal = 'price' | 'waste';

export interface PackChoice {
  readonly packs: readonly { readonly pack: Pack; readonly count: number }[];
  readonly price: number;
  readonly amount: number;
  /** What is left when the need is met. */
  readonly left: number;
}

interface Sum {
  readonly price: number;
  /** In thousandths, so that sums of fractions are exact. */
  readonly amount: number;
  /** Packs in all. */
  readonly count: number;
}

interface State extends Sum {
  readonly packs: PackChoice['packs'];
}

const parts = 1000;
const whole = (amount: number) => Math.round(amount * parts);

function grown(state: State, pack: Pack, count: number): State {
  return {
    packs: [...state.packs, { pack, count }],
    price: state.price + pack.price * count,
    amount: state.amount + whole(pack.amount) * count,
    count: state.count + count,
  };
}

/** Cheaper first, and of the same price with fewer packs. */
const isCheaper = (one: Sum, other: Sum) =>
  one.price !== other.price ? one.price < other.price : one.count < other.count;

function isBetter(one: Sum, other: Sum, goal: Goal): boolean {
  if (goal === 'waste' && one.amount !== other.amount) return one.amount < other.amount;
  if (one.price === other.price && one.amount !== other.amount) return one.amount < other.amount;
  return isCheaper(one, other);
}

/** Whether no way on from here can beat the best: even the cheapest rest would cost too much. */
function isHopeless(
  { price, amount }: Pick<State, 'price' | 'amount'>,
  best: State | undefined,
  { need, goal, least }: { readonly need: number; readonly goal: Goal; readonly least: number },
): boolean {
  if (!best || (goal === 'waste' && best.amount > need)) return false;
  return price + Math.max(0, need - amount) * least > best.price + tolerance;
}

/** Cents below which sums of prices count as the same. */
const tolerance = 1e-6;

/**
 * The best packs for a need, computed exactly: the cheapest, or those with the smallest remainder; ties
 * are broken by the other goal, then by the number of packs. Undefined when all packs together do not
 * meet the need.
 *
 * Each sum below the need is stored once with its best price, pack by pack, so the work grows with the
 * number of different sums instead of combinations; sums that cannot beat the best result are pruned.
 * Adding a pack to a met need never improves either goal.
 * @param needed amount in the unit of the packs, above 0
 */
export function choosePacks(
  needed: number,
  packs: readonly Pack[],
  goal: Goal,
): PackChoice | undefined {
  const need = Math.max(1, whole(needed));
  const usable = packs.filter(({ amount, maxCount: most }) => whole(amount) > 0 && most > 0);
  const least = Math.min(...usable.map(({ price, amount }) => price / whole(amount)));
  const terms = { need, goal, least };
  const start: State = { packs: [], price: 0, amount: 0, count: 0 };
  let best = bestOfOne(usable, start, terms);
  let open = new Map<number, State>([[0, start]]);
  for (const pack of usable) {
    const next = new Map(open);
    for (const state of open.values()) {
      for (let count = 1; count <= pack.maxCount; count += 1) {
        const amount = state.amount + whole(pack.amount) * count;
        const price = state.price + pack.price * count;
        if (isHopeless({ price, amount }, best, terms)) break;
        const same = amount >= need ? best : next.get(amount);
        const sum = { price, amount, count: state.count + count };
        const isWorse =
          same && !(amount >= need ? isBetter(sum, same, goal) : isCheaper(sum, same));
        if (!isWorse && amount < need) next.set(amount, grown(state, pack, count));
        if (amount < need) continue;
        if (!isWorse) best = grown(state, pack, count);
        break;
      }
    }
    open = next;
  }
  return best && toChoice(best, need);
}

/** The best that one kind of pack alone can do: what everything else has to beat. */
function bestOfOne(
  packs: readonly Pack[],
  start: State,
  { need, goal }: { readonly need: number; readonly goal: Goal },
): State | undefined {
  let best: State | undefined;
  for (const pack of packs) {
    const count = Math.ceil(need / whole(pack.amount));
    const one = grown(start, pack, count);
    if (count <= pack.maxCount && (!best || isBetter(one, best, goal))) best = one;
  }
  return best;
}

function toChoice({ packs, price, amount }: State, need: number): PackChoice {
  return { packs, price, amount: amount / parts, left: Math.max(0, amount - need) / parts };
}
