/** One way to buy an ingredient: a pack, or a step of weighed goods. */
export interface Pack {
  readonly sku: string;
  /** What is in it, in the unit of the need. */
  readonly amount: number;
  /** Cents, without deposit. */
  readonly price: number;
  /** What the cart counts for it: grams of weighted goods, else pieces. */
  readonly quantity: number;
  /** How many of it can be ordered. */
  readonly most: number;
}

export type Goal = 'price' | 'waste';

export interface PackChoice {
  readonly packs: readonly { readonly pack: Pack; readonly count: number }[];
  readonly price: number;
  readonly amount: number;
  /** What is left when the need is met. */
  readonly left: number;
}

interface State {
  readonly packs: PackChoice['packs'];
  readonly price: number;
  /** In thousandths, so that sums of fractions are exact. */
  readonly amount: number;
  readonly count: number;
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
const isCheaper = (one: State, other: State) =>
  one.price !== other.price ? one.price < other.price : one.count < other.count;

function isBetter(one: State, other: State, goal: Goal): boolean {
  if (goal === 'waste' && one.amount !== other.amount) return one.amount < other.amount;
  if (one.price === other.price && one.amount !== other.amount) return one.amount < other.amount;
  return isCheaper(one, other);
}

/**
 * The best packs for a need, exactly: the cheapest, or those that leave least; among equals the other
 * goal decides, then the number of packs. Undefined when all packs together do not meet the need.
 *
 * Sums below the need are kept once each with their best price, pack by pack, so the work grows with
 * the number of different sums and not with that of combinations. A pack that comes on top of a met
 * need makes neither goal better.
 *
 * @param needed amount in the unit of the packs, above 0
 */
export function choosePacks(
  needed: number,
  packs: readonly Pack[],
  goal: Goal,
): PackChoice | undefined {
  const need = Math.max(1, whole(needed));
  let open = new Map<number, State>([[0, { packs: [], price: 0, amount: 0, count: 0 }]]);
  let best: State | undefined;
  for (const pack of packs.filter(({ amount, most }) => whole(amount) > 0 && most > 0)) {
    const next = new Map(open);
    for (const state of open.values()) {
      for (let count = 1; count <= pack.most; count += 1) {
        const one = grown(state, pack, count);
        if (one.amount >= need) {
          if (!best || isBetter(one, best, goal)) best = one;
          break;
        }
        const same = next.get(one.amount);
        if (!same || isCheaper(one, same)) next.set(one.amount, one);
      }
    }
    open = next;
  }
  if (!best) return undefined;
  const { price, amount } = best;
  return {
    packs: best.packs,
    price,
    amount: amount / parts,
    left: Math.max(0, amount - need) / parts,
  };
}
