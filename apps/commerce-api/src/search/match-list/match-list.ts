import type { Product } from '@larder/contracts/catalogue';
import type { ListOffer, MatchedLine } from '@larder/contracts/shopping';
import { MAX_LIST_LINES } from '@larder/contracts/shopping/schemas';
import { measuresOf } from '@larder/countries';
import { readGoods } from '../../carts/lines/goods.js';
import type { RequestContext } from '../../kernel/context.js';
import { currentRevisions } from '../../kernel/shop-cache.js';
import { searchOf } from '../engines/search-of.js';
import { rank } from '../ranking/rank.js';
import { boughtSkus } from '../start/bought-products.js';
import { offerQuantity } from './offer-quantity.js';
import { parseList, type WantedLine } from './parse-list.js';

/** The match and its alternatives. */
const maxOffers = 6;
/** Hits among which own purchases come first; what is further down is something else. */
const considered = 24;

interface Candidates {
  readonly skus: readonly string[];
  /** Every word was found as it was written. */
  readonly isSure: boolean;
}

/** Products for each line of a text, as the search finds them, own purchases first. Reads only. */
export async function matchList(context: RequestContext, text: string): Promise<MatchedLine[]> {
  const lines = parseList(
    text,
    MAX_LIST_LINES,
    measuresOf(context.shop.clientRuntimeConfig.country),
  );
  const own = await boughtSkus(context);
  const candidates: Candidates[] = [];
  for (const line of lines) candidates.push(await candidatesFor(context, line, own));
  const { shop } = await currentRevisions(context.db, context.tenant);
  const skus = [...new Set(candidates.flatMap((one) => one.skus))];
  const goods = await readGoods(context, shop, skus);
  return lines.map((line, place) => {
    const { skus: found, isSure } = candidates[place] ?? { skus: [], isSure: false };
    const products = found.flatMap((sku) => goods.get(sku)?.product ?? []);
    return toMatched(line, products, isSure);
  });
}

async function candidatesFor(
  context: RequestContext,
  line: WantedLine,
  own: readonly string[],
): Promise<Candidates> {
  const { index, ranking, slots, numbers, corrected } = await searchOf(context).find(
    context,
    termOf(line),
  );
  const found = [...numbers.subarray(0, considered)];
  const skus = found.flatMap((number) => index.skus[number] ?? []);
  const best = found[0];
  const isWhole =
    best !== undefined &&
    slots.every((slot) => slot.isOptional || rank(index, ranking, [slot]).includes(best));
  const known = new Set(skus);
  const bought = isWhole ? own.filter((sku) => known.has(sku)) : [];
  const isSure = isWhole && corrected === undefined;
  return { skus: [...new Set([...bought, ...skus])], isSure };
}

/** With the size, which puts packs of it first. */
function termOf({ words, amount, unit }: WantedLine): string {
  return unit === 'g' || unit === 'ml' ? `${words} ${amount} ${unit}` : words;
}

function toMatched(line: WantedLine, products: readonly Product[], isSure: boolean): MatchedLine {
  const { text, amount, unit } = line;
  const offers = products
    .filter(isOrderable)
    .map((product): ListOffer => ({ product, quantity: offerQuantity(product, line) }))
    .filter(({ quantity }) => quantity > 0)
    .slice(0, maxOffers);
  const found = isSure ? 'matched' : 'choose';
  const status = offers.length === 0 ? 'none' : found;
  return { text, amount, ...(unit && { unit }), status, offers };
}

function isOrderable({ availability, orderability }: Product): boolean {
  const isThere = availability === 'available' || availability === 'ageRestricted';
  return isThere && orderability !== 'CanNotBeOrdered';
}
