import fc from 'fast-check';
import type { ProductIndex } from '../../catalogue/product-index/product-index.js';
import { createPostings } from '../postings.js';
import { rank } from './rank.js';
import { createRankingBuffers } from '../scratch.js';
import type { QueryPart } from '../parse-query.js';
import { besidePoint, popularityFactor, unavailableFactor } from './weights.js';

const size = 40;
const terms = ['milk', 'oat', 'soy', 'bio'];
/** Weights of terms in one product. */
type TermWeights = Readonly<Record<string, number>>;

const states = ['available', 'unavailable', 'temporarilyUnavailable'] as const;

interface World {
  readonly products: readonly TermWeights[];
  readonly popularity: readonly number[];
  readonly availability: readonly (typeof states)[number][];
}

const worlds: fc.Arbitrary<World> = fc.record({
  products: fc.array(fc.dictionary(fc.constantFrom(...terms), fc.integer({ min: 1, max: 255 })), {
    minLength: size,
    maxLength: size,
  }),
  popularity: fc.array(fc.constantFrom(0, 0.25, 0.5, 1), { minLength: size, maxLength: size }),
  availability: fc.array(fc.constantFrom(...states), { minLength: size, maxLength: size }),
});
const alternatives = fc.record({
  terms: fc.uniqueArray(fc.constantFrom(...terms, 'nowhere'), { minLength: 1, maxLength: 3 }),
  factor: fc.constantFrom(1, 0.75, 0.5),
});
const slots: fc.Arbitrary<QueryPart[]> = fc.array(
  fc.record(
    {
      alternatives: fc.array(alternatives, { minLength: 1, maxLength: 3 }),
      isOptional: fc.constant<true>(true),
    },
    { requiredKeys: ['alternatives'] },
  ),
  { minLength: 1, maxLength: 4 },
);

const codeOf = (state: World['availability'][number]) => 1 + states.indexOf(state);

function open({ products, popularity, availability }: World) {
  const builder = createPostings();
  for (const [number, words] of products.entries())
    for (const [term, weight] of Object.entries(words)) builder.add(term, number, weight);
  const index = {
    columns: {
      popularity: Float32Array.from(popularity),
      availability: Uint8Array.from(availability, codeOf),
    },
    codes: { availability: { codeOf } },
  } as unknown as ProductIndex;
  const room = { postings: builder.build(), scratch: createRankingBuffers(size) };
  return (wanted: readonly QueryPart[]) => [...rank(index, room, wanted)];
}

/** What a product has of a slot: its best alternative of which it has all terms. */
const worthOf = (words: TermWeights, { alternatives: all }: QueryPart) =>
  Math.max(
    0,
    ...all.map(({ terms: every, factor }) => {
      const found = every.flatMap((term) => words[term] ?? []);
      const sum = found.reduce((one, weight) => one + weight, 0);
      return found.length === every.length ? (sum / every.length) * factor : 0;
    }),
  );

interface Plain {
  readonly score: number;
  /** What the words say, without popularity. */
  readonly worth: number;
}

/** The same calculated product by product, in whatever order. */
function plainly(world: World, wanted: readonly QueryPart[]): ReadonlyMap<number, Plain> {
  const rarity = (slot: QueryPart) =>
    Math.log1p(size / (1 + world.products.filter((words) => worthOf(words, slot) > 0).length));
  const keptBy = (words: TermWeights) =>
    wanted.filter((slot) => !slot.isOptional && worthOf(words, slot) > 0).length;
  const needed = wanted.filter(({ isOptional }) => !isOptional).length;
  const most = Math.max(...world.products.map(keptBy));
  const isLoose = most < needed;
  const found = most === 0 ? [] : world.products.map((words, number) => ({ words, number }));
  return new Map(
    found
      .filter(({ words }) => keptBy(words) === most)
      .map(({ words, number }) => {
        const worth = wanted.reduce(
          (sum, slot) => sum + worthOf(words, slot) * (isLoose ? rarity(slot) : 1),
          0,
        );
        const liked = popularityFactor(world.popularity[number] ?? 0);
        const here = world.availability[number] === 'available' ? 1 : unavailableFactor;
        return [number, { worth, score: worth * liked * here }];
      }),
  );
}

/** Numbers that must be found: where every word is kept and one product is what was asked for, the others near it. */
function enough(plain: ReadonlyMap<number, Plain>, words: number, tolerance: number): number[] {
  const isNamed = [...plain.values()].some(
    ({ worth }) => worth >= besidePoint.best * words * 0.999999,
  );
  const least = isNamed ? besidePoint.least * words * tolerance : 0;
  return [...plain].flatMap(([number, { worth }]) => (worth >= least ? number : []));
}

it('SRCH-27 gives what keeps every word, or else the most of them, the best first', () => {
  fc.assert(
    fc.property(worlds, fc.array(slots, { minLength: 2, maxLength: 2 }), (world, queries) => {
      const search = open(world);
      // One after the other in the same room: nothing of the first is left in the second.
      for (const wanted of queries) {
        const found = search(wanted);
        const plain = plainly(world, wanted);
        const scores = new Map([...plain].map(([number, { score }]) => [number, score]));
        const needed = wanted.filter(({ isOptional }) => !isOptional);
        const isWhole = world.products.some((words) =>
          needed.every((slot) => worthOf(words, slot) > 0),
        );
        const count = isWhole ? needed.length : Infinity;
        // Just at the least, rounding decides.
        expect(found).toEqual(expect.arrayContaining(enough(plain, count, 1.0001)));
        expect(enough(plain, count, 0.9999)).toEqual(expect.arrayContaining(found));
        for (const [place, number] of found.entries()) {
          const next = found[place + 1];
          if (next === undefined) continue;
          const ahead = (scores.get(number) ?? 0) - (scores.get(next) ?? 0);
          // Scores are compared to a 64th; equals stand as the catalogue has them.
          expect(ahead).toBeGreaterThan(-0.05);
          if (ahead === 0) expect(number).toBeLessThan(next);
        }
      }
    }),
    { numRuns: 300 },
  );
});

it('SRCH-27 leaves out what only stands beside what was asked for', () => {
  const search = open({
    products: [{ milk: 200 }, { milk: 25 }, { milk: 24 }],
    popularity: [0, 0, 1],
    availability: ['available', 'available', 'available'],
  });
  expect(search([{ alternatives: [{ terms: ['milk'], factor: 1 }] }])).toEqual([0, 1]);
});

it('finds nothing for a query of optional terms only', () => {
  const milk = { milk: 100 };
  const search = open({ products: [milk], popularity: [0], availability: ['available'] });
  const optional: QueryPart = { alternatives: [{ terms: ['milk'], factor: 1 }], isOptional: true };
  expect(search([])).toEqual([]);
  expect(search([optional])).toEqual([]);
  expect(search([{ alternatives: optional.alternatives }])).toEqual([0]);
});

it('takes a word that comes again in a product as worth more, up to 255', () => {
  const builder = createPostings();
  for (const [number, weight] of [[0, 100], [0, 30], [1, 200], [1, 90], [3, 300]] as const) builder.add('milk', number, weight); // prettier-ignore
  const { numbers, weights } = builder.build().get('milk') ?? {};
  expect([[...(numbers ?? [])], [...(weights ?? [])]]).toEqual([[0, 1, 3], [130, 255, 255]]); // prettier-ignore
});
