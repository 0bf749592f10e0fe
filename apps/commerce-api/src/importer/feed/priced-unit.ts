import type { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import type { Measures } from '@larder/countries';
import { pound } from '../../kernel/text/customary-units.js';

type Content = Pick<ProductFeedRow, 'contentUnit' | 'drainedWeight'> & {
  readonly isWeighed: boolean;
};

/** What the unit price of goods is for in the units of the country; undefined where it is metric. */
export function pricedUnit(content: Content, { pint, ounces, arePriced }: Measures) {
  const { contentUnit, drainedWeight, isWeighed } = content;
  const unit = isWeighed ? 'kg' : drainedWeight === undefined ? contentUnit : 'g';
  if (!arePriced || (unit !== 'kg' && unit !== 'g' && unit !== 'ml')) return undefined;
  const [unitPriceSymbol, size] = (
    {
      kg: ['lb', pound],
      g: ['oz', pound / 16],
      ml: ['fl oz', pint / ounces],
    } as const
  )[unit];
  return { unitPriceBase: Math.round(size * 1e5) / 1e5, unitPriceSymbol };
}
