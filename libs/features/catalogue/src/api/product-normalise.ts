import { brandPrefix, type PictureRef, type Product } from '@larder/contracts/catalogue';
import { shownPrice, shownWeight, unitPrice } from '@larder/pricing';
import type { FormatContext } from '../messages/use-text.js';

/** Price texts of a product, ready to be shown; amounts are formatted. */
export interface PriceView {
  readonly amount: string;
  readonly isReduced: boolean;
  /** What the amount is for when it is not one piece: `/ 250 g`. */
  readonly suffix: string | undefined;
  readonly unitPrice: string;
  /** Price before a reduction whose lowest price of 30 days is unknown, struck through. */
  readonly former: string | undefined;
  /** The lowest price before a reduction, or the maximum retail price; the higher one is struck through. */
  readonly prior: { readonly text: string; readonly struck: string | undefined } | undefined;
  readonly deposit: string | undefined;
  readonly member: string | undefined;
  /** An offer for several: `3 für 5,00 € (1,67 € / l)`. */
  readonly multi: string | undefined;
}

export interface BadgeView {
  readonly tone: 'offer' | 'accent' | 'organic' | 'success' | 'warning' | 'danger';
  readonly text: string;
}

/** What a tile and the head of a product page show of a product. */
export interface ProductView {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  /** Empty if the name contains it, or there is none. */
  readonly brand: string;
  readonly size: string;
  readonly picture: PictureRef | undefined;
  readonly badges: readonly BadgeView[];
  /** PEST-02: the light of the latest sample. */
  readonly light: BadgeView | undefined;
  readonly price: PriceView;
  /** Why it cannot be bought now, `undefined` when it can (CAT-06, 08). */
  readonly notice: string | undefined;
  /** CAT-08: it is in the order already that is being added to. */
  readonly isOrdered: boolean;
  /** Age from which it is handed over (CAT-07). */
  readonly age: string | undefined;
}

/** Keeps an amount and its measure on one line. */
const HARD_SPACE = '\u00a0';
const PER = `${HARD_SPACE}/${HARD_SPACE}`;

export function productView(product: Product, wording: FormatContext): ProductView {
  return {
    sku: product.sku,
    slug: product.slug,
    name: product.name,
    brand: brandPrefix(product),
    size: product.packSize,
    picture: product.picture,
    badges: badgesOf(product, wording),
    light: lightOf(product, wording),
    price: priceView(product, wording),
    notice: noticeOf(product, wording),
    isOrdered: product.orderability === 'IsOrdered',
    age: ageOf(product, wording),
  };
}

/** CAT-09…12; the deposit is never part of a price. */
export function priceView(product: Product, wording: FormatContext): PriceView {
  const { money, t } = wording;
  const { former, lowestPrior30, maximum, loyalty, depositPrice, multiBuy } = product.price;
  const reduced = isReduced(product);
  const shown = (value?: number) => money(shownPrice(product, value));
  // One reference: what is struck through is what the percentage is of (98/6/EC 6a).
  const beside = maximum ?? (reduced ? lowestPrior30 : undefined);
  const isHigher = beside && beside.value > product.price.regular.value;
  return {
    amount: shown(),
    isReduced: reduced,
    suffix: suffixOf(product, wording),
    unitPrice: unitPriceText(product, wording),
    former: reduced && former && !beside ? shown(former.value) : undefined,
    prior: beside && {
      text: t(`price.${maximum ? 'maximum' : 'lowest'}`, { amount: shown(beside.value) }),
      struck: isHigher ? shown(beside.value) : undefined,
    },
    deposit: depositPrice ? t('price.deposit', { amount: money(depositPrice) }) : undefined,
    member: loyalty
      ? t('price.member', {
          amount: shown(loyalty.value),
          unitPrice: unitPriceText(product, wording, loyalty.value),
        })
      : undefined,
    multi:
      multiBuy &&
      t('price.multi', {
        count: multiBuy.quantity,
        amount: money(multiBuy.value),
        unitPrice: unitPriceText(product, wording, multiBuy.value, multiBuy.quantity),
      }),
  };
}

/** `4,98 € / kg`, of drained goods by their drained weight; the price per piece if the content is unknown. */
export function unitPriceText(
  product: Product,
  { money, t }: FormatContext,
  value = product.price.regular.value,
  count = 1,
): string {
  const found = unitPrice(product, value, count);
  if (!found) {
    const piece = Math.round(value / (product.bundleSize * count));
    return t('price.each', { amount: money(piece) });
  }
  const { amount, unit, symbol = t(`unit.${unit}`) } = found.per;
  if (unit === 'piece') return t('price.each', { amount: money(found.value) });
  const measure = amount === 1 ? '' : `${amount}${HARD_SPACE}`;
  const price = `${money(found.value)}${PER}${measure}${symbol}`;
  return product.drainedWeight ? t('price.drained', { price }) : price;
}

/** `250 g` or `1,5 kg`; `8 oz` or `1.5 lb` of goods whose unit price is for one of them. */
export function weightText(
  { unitPriceSymbol }: Product,
  grams: number,
  { number, t }: FormatContext,
): string {
  const { value, unit } = shownWeight(grams, !!unitPriceSymbol);
  // Pounds and ounces are named alike in every language.
  return number(value) + HARD_SPACE + (unitPriceSymbol ? unit : t(`unit.${unit as 'g' | 'kg'}`));
}

function suffixOf(product: Product, wording: FormatContext): string | undefined {
  if (!product.weightArticle) return undefined;
  const weight = weightText(product, product.quantityStepSize, wording);
  return product.weightPieceArticle
    ? wording.t('price.eachAbout', { weight })
    : `/${HARD_SPACE}${weight}`;
}

function isReduced({ price }: Product): boolean {
  return (price.former?.value ?? 0) > price.regular.value;
}

const LIGHT_TONES = { green: 'success', yellow: 'warning', red: 'danger' } as const;

function lightOf({ pesticideLight: light }: Product, { t }: FormatContext) {
  return light && { tone: LIGHT_TONES[light], text: t(`light.${light}`) };
}

/** Three at most, the most telling first. */
function badgesOf(product: Product, { t }: FormatContext): BadgeView[] {
  const { multiBuy } = product.price;
  const badges: BadgeView[] = [];
  if (isReduced(product)) {
    const percent = percentOff(product);
    const text = percent > 0 ? t('badge.percent', { percent }) : t('badge.offer');
    badges.push({ tone: 'offer', text });
  } else if (multiBuy) {
    const { quantity: count, pay } = multiBuy;
    const text = pay === undefined ? t('badge.offer') : t('badge.multi', { count, pay });
    badges.push({ tone: 'offer', text });
  }
  if (product.marks.includes('new')) badges.push({ tone: 'accent', text: t('mark.new') });
  if (product.marks.includes('organic')) badges.push({ tone: 'organic', text: t('mark.organic') });
  return badges;
}

/**
 * Whole percent of an announced reduction, rounded down: from the lowest price of the 30 days before it
 * (98/6/EC 6a, C-330/23), or from the maximum retail price; 0 when it is unknown or not higher.
 */
export function percentOff({ price }: Product): number {
  const lowest = (price.maximum ?? price.lowestPrior30)?.value ?? 0;
  return lowest > price.regular.value
    ? Math.floor(((lowest - price.regular.value) * 100) / lowest)
    : 0;
}

function noticeOf(product: Product, { t, date }: FormatContext): string | undefined {
  if (product.availability === 'unavailable') return t('availability.unavailable');
  if (product.availability === 'temporarilyUnavailable') {
    const { availableAgainAt } = product;
    if (availableAgainAt === undefined) return t('availability.temporarily');
    const day = date(availableAgainAt, { weekday: 'long', day: 'numeric', month: 'long' });
    return t('availability.backOn', { day });
  }
  return product.orderability === 'CanNotBeOrdered' ? t('availability.notOrderable') : undefined;
}

function ageOf({ ageLimit, availability }: Product, { t }: FormatContext): string | undefined {
  if (ageLimit !== undefined) return t('age.label', { age: ageLimit });
  return availability === 'ageRestricted' ? t('age.restricted') : undefined;
}
