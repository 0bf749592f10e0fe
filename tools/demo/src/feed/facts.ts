import type { DepositKind } from '@larder/contracts/catalogue';
import type { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import { PriceClass } from '@larder/contracts/catalogue/schemas';
import { composeRecipe } from './ingredients.js';
import { energy, grade, macros } from './nutrition.js';
import type { PackShape, AssortmentRows, AssortmentRow } from './assortment-rows.js';
import { cents } from './assortment-rows.js';
import type { Size } from './size.js';
import { lined, withNonBreakingSpaces } from './non-breaking.js';
import { originTexts, storageTexts } from './texts.js';

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const flag = (row: AssortmentRow, key: string) => row.options.has(key);
const option = (row: AssortmentRow, key: string) => row.options.get(key);

/** `3/2` is three for two, `2x5.00` two for five euro. */
function severalOf(text: string | undefined) {
  const [, count, mark, value = ''] = /^(\d+)([/x])(.+)$/.exec(text ?? '') ?? [];
  if (count === undefined) return undefined;
  const price = mark === '/' ? { offerPay: Number(value) } : { offerPrice: cents(value) };
  return { offerQuantity: Number(count), ...price };
}

/** Cents on each single-use bottle and can (Einwegpfandverordnung § 4); returnable ones have others. */
const singleUseDeposit = 25;

function depositKindOf(row: AssortmentRow): DepositKind | undefined {
  const deposit = number(option(row, 'dep'));
  if (deposit === undefined) return undefined;
  const pieces = number(option(row, 'bundle')) ?? 1;
  return deposit === singleUseDeposit * pieces && !flag(row, 'glass') ? 'singleUse' : 'returnable';
}

/** Prices of the row. */
export function prices(row: AssortmentRow, random: () => number) {
  const was = option(row, 'was');
  const former = was === undefined ? undefined : cents(was);
  const low = option(row, 'low');
  const lowest = low === undefined ? former : cents(low);
  const member = option(row, 'member');
  return {
    priceRegular: row.price,
    priceLoyalty: member === undefined ? undefined : cents(member),
    depositPrice: number(option(row, 'dep')),
    depositKind: depositKindOf(row),
    priceClass: PriceClass.options.find((one) => one === option(row, 'class')),
    priceFormer: former,
    priceLowestPrior30: lowest,
    ...severalOf(option(row, 'multi')),
    popularity: Math.round(20 + random() * 700 + (former === undefined ? 0 : 200)),
  };
}

export function quantities(
  row: AssortmentRow,
  size: Size,
  shape: PackShape,
  shelf: AssortmentRows,
) {
  const bundle = number(option(row, 'bundle'));
  const heavy = flag(row, 'glass') ? 1.65 : 1.05;
  const { content } = size;
  const measured = content?.unit === 'g' || content?.unit === 'ml';
  const gross = measured ? Math.round(content.amount * (shape === 'jar' ? 1.5 : heavy)) : 300;
  const step = number(option(row, 'step')) ?? bundle ?? size.step;
  const bundleText = bundle === undefined ? undefined : `${bundle} Stück im Gebinde`;
  return {
    packSize: withNonBreakingSpaces(size.de),
    'packSize.en': withNonBreakingSpaces(size.en),
    contentAmount: content?.amount,
    contentUnit: content?.unit,
    drainedWeight: number(option(row, 'drained')),
    shippingWeight: number(option(row, 'kg')) ?? size.step ?? gross,
    maxQuantity:
      number(option(row, 'max')) ??
      (size.step === undefined ? (bundle ?? 1) * (bundle === undefined ? 48 : 12) : size.step * 20),
    quantityStepSize: step,
    weightArticle: size.step === undefined ? undefined : true,
    weightPieceArticle: size.byPiece ? true : undefined,
    bundleInfo: bundleText,
    'bundleInfo.en': bundle === undefined ? undefined : `pack of ${bundle}`,
    bundleSize: bundle,
    vatRate: shelf.vat ?? 10,
  };
}

/** Availability and age limit. */
export function standing(row: AssortmentRow, shelf: AssortmentRows) {
  const age = number(option(row, 'age')) ?? shelf.age;
  const soon = option(row, 'soon');
  const state = flag(row, 'gone')
    ? 'unavailable'
    : soon === undefined
      ? age === undefined
        ? undefined
        : 'ageRestricted'
      : 'temporarilyUnavailable';
  // What keeps for two days at most is bought in small amounts, and may be gone.
  const life = number(option(row, 'life')) ?? shelf.life ?? Infinity;
  const stockRisk = state === undefined && life <= 2 ? true : undefined;
  return { availability: state, availableAgainAt: soon, stockRisk, ageLimit: age } as const;
}

function marks(row: AssortmentRow, diet: { vegan: boolean; vegetarian: boolean }) {
  const found: NonNullable<ProductFeedRow['marks']> = [];
  if (flag(row, 'new')) found.push('new');
  if (flag(row, 'organic')) found.push('organic');
  if (diet.vegan) found.push('vegan');
  else if (diet.vegetarian) found.push('vegetarian');
  if (flag(row, 'regional')) found.push('regional');
  if (flag(row, 'gf')) found.push('gluten-free');
  if (flag(row, 'lf')) found.push('lactose-free');
  return found.length > 0 ? found : undefined;
}

/**
 * Single-ingredient food, such as an apple or water, is its own ingredient. The law requires no list
 * there; with one, its allergens count as known.
 */
function alone(row: AssortmentRow, shelf: AssortmentRows) {
  const isMeasured = (option(row, 'n') ?? shelf.nutrition) !== undefined;
  const isFood = isMeasured || shelf.isFood === true || /wasser/.test(row.name);
  if (!isFood || shelf.path.startsWith('haushalt/')) return undefined;
  const names = { de: `${row.name}.`, en: `${row.nameEn}.` };
  return { ...names, allergens: [], vegan: false, vegetarian: false };
}

/** Composition, nutrition and what follows from them. */
export function foodFacts(row: AssortmentRow, shelf: AssortmentRows, random: () => number) {
  const recipe = option(row, 'in') ?? shelf.ingredients;
  const composed = recipe === undefined ? alone(row, shelf) : composeRecipe(recipe);
  const traces = (option(row, 'traces') ?? shelf.traces)
    ?.split(' ')
    .filter((allergen) => !composed?.allergens.includes(allergen));
  const own = option(row, 'n');
  const figures = own ?? shelf.nutrition;
  const table = figures ? macros(figures, own ? undefined : random) : undefined;
  const vol = number(option(row, 'vol'));
  const power = table && energy(table, vol);
  const per = shelf.per ?? 'g';
  const diet = {
    vegan: flag(row, 'vegan') || (shelf.labelled === true && composed?.vegan === true),
    vegetarian:
      flag(row, 'vegetarian') || (shelf.labelled === true && composed?.vegetarian === true),
  };
  return {
    marks: marks(row, diet),
    isFood: composed === undefined ? false : undefined,
    ingredients: composed?.de,
    'ingredients.en': composed?.en,
    allergens: composed && composed.allergens.length > 0 ? composed.allergens : undefined,
    traces: traces && traces.length > 0 ? traces : undefined,
    nutritionPer: table && per,
    energyKj: power?.kj,
    energyKcal: power?.kcal,
    ...table,
    portionGrams: number(option(row, 'portion')),
    grade: table && shelf.labelled ? grade(table, per) : undefined,
    alcoholPercent: vol,
  };
}

/** Of the kinds, those that a name has in some form. */
function kindsIn(kinds: string | undefined, name: string): string[] {
  const written = name.toLowerCase();
  return (kinds?.split(', ') ?? []).filter((kind) =>
    written.includes(kind.toLowerCase().replace(/(?:en|n|e|s)$/u, '')),
  );
}

/** What all goods of a shelf are, the kinds in the name, then what else it is: `kw=German/English`. */
function keywordsOf(row: AssortmentRow, { words, kinds }: AssortmentRows) {
  const [own, ownEn] = (option(row, 'kw') ?? '').split('/');
  const join = (all: readonly (string | undefined)[]) => all.filter(Boolean).join(', ');
  return {
    keywords: join([words[0], ...kindsIn(kinds?.[0], row.name), own]),
    'keywords.en': join([words[1], ...kindsIn(kinds?.[1], row.nameEn), ownEn]),
  };
}

export function wording(row: AssortmentRow, shelf: AssortmentRows, index: number) {
  const tip = shelf.tips[index % shelf.tips.length];
  const origin = originTexts[option(row, 'origin') ?? ''];
  if (option(row, 'origin') !== undefined && !origin) {
    throw new Error(`Unknown origin "${option(row, 'origin')}"`);
  }
  const storage = shelf.storage === undefined ? undefined : storageTexts[shelf.storage];
  return {
    description: lined(`${row.note} ${tip?.[0] ?? ''}`),
    'description.en': lined(`${row.noteEn} ${tip?.[1] ?? ''}`),
    origin: origin?.[0],
    'origin.en': origin?.[1],
    storage: storage && withNonBreakingSpaces(storage[0]),
    'storage.en': storage && withNonBreakingSpaces(storage[1]),
    minimumLifeDays: number(option(row, 'life')) ?? shelf.life,
    ...keywordsOf(row, shelf),
  };
}
