import type { Cart } from '@larder/contracts/cart';
import { inKilograms, shownWeight } from '@larder/pricing';
import type { Texts } from '@larder/platform';
import type { Text } from '../../../messages/use-text.js';

interface Wording {
  readonly text: Text;
  readonly texts: Texts;
}

/** Weight of an order: "30 kg", or "66.14 lb" where its goods are priced by pounds and ounces. */
export function formatWeight(
  { text, texts }: Wording,
  { productLineItems }: Pick<Cart, 'productLineItems'>,
  grams: number,
  digits: number,
): { readonly amount: string; readonly weight: string } {
  const isInPounds = productLineItems.some(({ product }) => product.unitPriceSymbol !== undefined);
  const { value, unit } = isInPounds
    ? shownWeight(grams, true)
    : { value: inKilograms(grams), unit: text('unit.kg') };
  const amount = texts.number(value, { digits });
  return { amount, weight: `${amount}\u00a0${unit}` };
}
