import { unitPriceBase, type PriceLaw } from '@larder/countries';
import { gramsPerKilogram } from '../prices/quantity.js';
import type { KnownGoods, ShownPrice, ShownUnitPrice } from './shown-price.js';

/** A country's rule for every displayed price. */
export interface PriceRule {
  readonly id: string;
  /** Source of the rule. */
  readonly source: string;
  /** The error as text; undefined when the price complies. */
  readonly fault: (price: ShownPrice, goods: KnownGoods) => string | undefined;
}

/** Grams, millilitres or pieces in a unit of measure. */
const IN_BASE: Readonly<Record<string, number>> = { kg: gramsPerKilogram, l: 1000 };
const inBase = (amount: number, unit: string) => amount * (IN_BASE[unit] ?? 1);

function isMeasured({ unit }: { readonly unit: string }): boolean {
  return ['g', 'ml', 'kg', 'l'].includes(unit);
}

/** Base price of a unit price in cents; each price may be off by a cent of rounding. */
function isCorrect(unitPrice: ShownUnitPrice, amount: number, content: number): boolean {
  const stated = inBase(unitPrice.amount, unitPrice.unit);
  const exact = (amount * stated) / content;
  const rounding = 0.5 + (0.5 * stated) / content;
  return Math.abs(unitPrice.value - exact) <= rounding + 1e-9;
}

function contentOf(price: ShownPrice, { content }: KnownGoods): number | undefined {
  if (price.grams !== undefined) return price.grams;
  return content && inBase(content.amount, content.unit);
}

export const unitPriceShown: PriceRule = {
  id: 'unit-price-missing',
  source: '98/6/EC art. 3',
  fault: (price, { isUnmeasured }) => {
    if (isUnmeasured) return undefined;
    if (!price.unitPrice) return 'no unit price stands beside the price';
    if (price.member && !price.member.unitPrice)
      return 'no unit price stands beside the member price';
    return price.multi && !price.multi.unitPrice
      ? 'no unit price stands beside the price of several'
      : undefined;
  },
};

export const unitPriceCorrect: PriceRule = {
  id: 'unit-price-wrong',
  source: '98/6/EC art. 2 b',
  fault: (price, goods) => {
    const content = contentOf(price, goods);
    if (content === undefined) return undefined;
    const one = [price, price.member].map((pair) => pair && { ...pair, count: 1 });
    const shown = [...one, price.multi].filter((pair) => pair !== undefined);
    const wrong = shown.find(
      ({ amount, unitPrice, count }) => unitPrice && !isCorrect(unitPrice, amount, content * count),
    );
    return (
      wrong &&
      `${wrong.amount} cents for ${content * wrong.count} are not ${JSON.stringify(wrong.unitPrice)}`
    );
  },
};

type UnitPriceLaw = NonNullable<PriceLaw['unitPrice']>;

/**
 * One kilogram or litre; 100 g or 100 ml for loose goods, or for a country's list of goods; or a gram or
 * millilitre of small packs.
 */
export const unitOfMeasure = (law: UnitPriceLaw): PriceRule => ({
  id: 'unit-of-measure',
  source: law.source,
  fault: ({ unitPrice, grams }, { content }) => {
    if (!unitPrice || !isMeasured(unitPrice)) return undefined;
    const stated = inBase(unitPrice.amount, unitPrice.unit);
    const right = unitPriceBase(law, content && inBase(content.amount, content.unit));
    if (stated === right) return undefined;
    if (law.base === 'gramBelowOne')
      return `the unit price is told for ${stated}, not for ${right}`;
    if (stated !== 100) return `the unit price is told for ${unitPrice.amount} ${unitPrice.unit}`;
    const isLoose = grams !== undefined;
    return isLoose || content === undefined || law.base === 'listed'
      ? undefined
      : 'the unit price of a pack is told for 100, not for 1000';
  },
});

/** A pack shows its maximum retail price, and is sold at it or below. */
export const maximumRetailPrice = (source: string): PriceRule => ({
  id: 'maximum-retail-price',
  source,
  fault: ({ amount, maximum: shown }, { maximum }) => {
    if (maximum === undefined) return undefined;
    if (shown !== maximum) return `the maximum retail price of ${maximum} does not stand beside it`;
    return amount > maximum ? `${amount} is more than the maximum of ${maximum}` : undefined;
  },
});

/** A country with maximum retail prices does not show the lowest price of the last 30 days. */
export const noLowestPrice = (source: string): PriceRule => ({
  id: 'lowest-price-beside-maximum',
  source,
  fault: ({ lowest }) =>
    lowest === undefined ? undefined : 'a lowest price stands beside the maximum retail price',
});

export const lowestBesideReduction: PriceRule = {
  id: 'lowest-price-missing',
  source: '98/6/EC art. 6a',
  fault: ({ former, percent, lowest }) =>
    (former !== undefined || percent !== undefined) && lowest === undefined
      ? 'a reduction is announced without the lowest price of the last 30 days'
      : undefined,
};

export const lowestPriceCorrect: PriceRule = {
  id: 'lowest-price-wrong',
  source: '98/6/EC art. 6a',
  fault: ({ lowest, grams }, { lowestPrior30 }) => {
    if (lowest === undefined || lowestPrior30 === undefined) return undefined;
    const known =
      grams === undefined ? lowestPrior30 : Math.round((lowestPrior30 * grams) / gramsPerKilogram);
    return Math.abs(lowest - known) > 1
      ? `the lowest price was ${known} cents, not ${lowest}`
      : undefined;
  },
};

export const percentFromLowest: PriceRule = {
  id: 'percent-base',
  source: '98/6/EC art. 6a, CJEU C-330/23',
  fault: ({ amount, percent, lowest }) => {
    if (percent === undefined || lowest === undefined) return undefined;
    // Both are rounded to a cent: the reader's own sum may be that much off.
    const most = ((lowest + 0.5 - (amount - 0.5)) * 100) / (lowest + 0.5);
    return percent > most
      ? `${percent} % are announced, from the lowest price it is ${most.toFixed(1)} %`
      : undefined;
  },
};

export const reductionIsOne: PriceRule = {
  id: 'no-reduction',
  source: '2005/29/EC annex I',
  fault: ({ amount, former, lowest, percent }) => {
    if (former !== undefined && former <= amount) return 'the former price is not higher';
    return percent !== undefined && lowest !== undefined && lowest <= amount
      ? 'it was as cheap within the last 30 days'
      : undefined;
  },
};

export const depositApart: PriceRule = {
  id: 'deposit-apart',
  source: '98/6/EC art. 2 a, CJEU C-543/21',
  fault: ({ deposit }, goods) =>
    goods.deposit !== undefined && deposit !== goods.deposit
      ? `a deposit of ${goods.deposit} cents does not stand beside the price`
      : undefined,
};
