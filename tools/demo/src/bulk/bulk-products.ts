import type { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import type { Kind } from './kind.js';
import { kinds, nameOf } from './kind.js';
import { pick, seededRandom, shuffle } from './random.js';

const beginnings =
  'Alm Berg Donau Edel Feld Gold Hoch Kern Korn Linden Mur Nord Sonn Tal Wald'.split(' ');
const endings =
  'bach brunn eck fein glück gut hof kost kammer land luft quell reich stern winkel'.split(' ');
const brandNames = beginnings.flatMap((one) => endings.map((other) => one + other));
const brandsOfKind = 24;
const lines = ['', '', '', '', 'Bio-', 'Premium ', 'Klassik ', 'Familie '];
const origins = [
  'Österreich',
  'Österreich',
  'Österreich',
  'Deutschland',
  'Italien',
  'Spanien',
  'Niederlande',
  'Ungarn', // prettier-ignore
];
const grades = ['A', 'B', 'C', 'D', 'E'] as const;

/** One product before it has a number, a price and the rest. */
interface Draft {
  readonly kind: Kind;
  readonly name: string;
  readonly brand: string;
  readonly size: string;
  readonly isOrganic: boolean;
}

/** Every product of a kind that its brands could have. */
function draftsOf(kind: Kind, random: () => number): Draft[] {
  const brands = shuffle(random, [...brandNames]).slice(0, brandsOfKind);
  const names = kind.nouns.flatMap((noun) => kind.varieties.map((one) => nameOf(noun, one)));
  return names.flatMap((name) =>
    brands.flatMap((brand) =>
      kind.sizes.map((size) => {
        const line = pick(random, lines);
        return { kind, name: line + name, brand, size, isOrganic: line === 'Bio-' };
      }),
    ),
  );
}

type Content = Pick<ProductFeedRow, 'contentAmount' | 'contentUnit' | 'shippingWeight'>;

/** `6 x 1,5 l` holds 9000 ml. */
export function contentOf(size: string): Required<Content> {
  const parts = /^(?:(\d+) x )?([\d,]+) (kg|g|ml|l|Stück|Waschgänge)$/.exec(size);
  if (!parts) throw new Error(`${size} is no size`);
  const [, times = '1', amount = '', unit] = parts;
  const factor = unit === 'kg' || unit === 'l' ? 1000 : 1;
  const whole = Math.round(Number(times) * Number(amount.replace(',', '.')) * factor);
  if (unit === 'Stück') return { contentAmount: whole, contentUnit: 'piece', shippingWeight: 300 };
  if (unit === 'Waschgänge')
    return { contentAmount: whole, contentUnit: 'wash', shippingWeight: 60 * whole };
  return { contentAmount: whole, contentUnit: unit === 'l' || unit === 'ml' ? 'ml' : 'g', shippingWeight: whole }; // prettier-ignore
}

function priceOf(draft: Draft, content: Required<Content>, random: () => number): number {
  const units = /^(g|ml)$/.test(content.contentUnit ?? '')
    ? (content.contentAmount ?? 0) / 1000
    : (content.contentAmount ?? 0);
  const cents = draft.kind.cents * units ** 0.9 * (0.7 + 0.8 * random());
  const shown = Math.max(29, Math.round((cents * (draft.isOrganic ? 1.4 : 1)) / 10) * 10 - 1);
  return shown;
}

function toRow(draft: Draft, index: number, random: () => number): ProductFeedRow {
  const { kind, name, brand, size, isOrganic } = draft;
  const content = contentOf(size);
  const priceRegular = priceOf(draft, content, random);
  const chance = (share: number) => random() < share;
  const isFood = !kind.category.startsWith('haushalt') && !kind.category.startsWith('baby-tier');
  const hasAlcohol = kind.category.startsWith('getraenke/bier-wein');
  const marks = [
    ...(chance(0.04) ? ['new' as const] : []),
    ...(isOrganic ? ['organic' as const] : []),
    ...kind.diets.map((diet) => diet as 'vegan'),
    ...(chance(0.1) ? ['regional' as const] : []),
  ];
  const former = chance(0.08) ? Math.round(priceRegular * 1.25) : undefined;
  return {
    sku: `B${String(index + 1).padStart(6, '0')}`,
    name,
    brand,
    categoryPath: kind.category,
    packSize: size,
    ...content,
    priceRegular,
    vatRate: hasAlcohol || !isFood ? 20 : 10,
    ...(chance(0.06) && { priceLoyalty: Math.round(priceRegular * 0.9) }),
    ...(former !== undefined && { priceFormer: former, priceLowestPrior30: former }),
    ...(chance(0.02) && { availability: 'temporarilyUnavailable' as const }),
    ...(hasAlcohol && { availability: 'ageRestricted' as const, ageLimit: 16 }),
    marks,
    description: `${name} von ${brand}, ${size}. Sorgfältig ausgewählt und schonend verpackt.`,
    ...(!isFood && { isFood }),
    ...(isFood && {
      allergens: kind.allergens.map((one) => one as 'milk'),
      traces: chance(0.15) ? ['nuts'] : [],
      grade: pick(random, grades),
      origin: pick(random, origins),
    }),
    variantGroup: `${brand} ${name}`.slice(0, 80),
    // Few are bought often and many seldom.
    popularity: Math.round(1000 * random() ** 4),
  };
}

/**
 * `count` invented products of a German-speaking market, always the same for a seed: rows of the plain
 * product feed, in the categories of the demo shop. Throws when so many different ones cannot be made.
 */
export function bulkProducts(count: number, seed = 1): ProductFeedRow[] {
  const random = seededRandom(seed);
  const drafts = shuffle(
    random,
    kinds.flatMap((kind) => draftsOf(kind, random)),
  );
  if (count > drafts.length) throw new Error(`There are only ${drafts.length} different products`);
  return drafts.slice(0, count).map((draft, index) => toRow(draft, index, random));
}
