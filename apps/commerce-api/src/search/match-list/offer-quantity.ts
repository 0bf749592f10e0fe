import type { Product } from '@larder/contracts/catalogue';
import { largestQuantity } from '@larder/pricing';
import type { WantedLine } from './parse-list.js';

type Wanted = Pick<WantedLine, 'amount' | 'unit'>;

/** Bare numbers up to this are packs also of goods that are counted: `2 eggs`, but `10 eggs`. */
const maxBarePacks = 3;
/** A pack that is short of this share is enough: 970 g for 1 kg. */
const tolerance = 0.15;

const packsFor = (wanted: number, pack: number) =>
  Math.max(1, Math.ceil(wanted / pack - tolerance));

/** Steps of the cart: packs of the wanted size, or steps of loose goods; one where sizes differ in kind. */
function stepsFor(product: Product, { amount, unit }: Wanted): number {
  const { content, bundleSize, quantityStepSize: step, weightArticle } = product;
  const isMeasure = unit === 'g' || unit === 'ml';
  if (weightArticle) return isMeasure ? Math.ceil(amount / step) : amount;
  if (unit === 'pack') return amount;
  const perStep = content ? (content.amount * step) / bundleSize : undefined;
  if (isMeasure) {
    const isComparable = content?.unit === 'g' || content?.unit === 'ml';
    return perStep !== undefined && isComparable ? packsFor(amount, perStep) : 1;
  }
  const isCounted = content?.unit === 'piece' && perStep !== undefined && perStep > 1;
  if (isCounted && (unit === 'piece' || amount > maxBarePacks)) return packsFor(amount, perStep);
  return step > 1 ? Math.ceil(amount / step) : amount;
}

/** Quantity for the cart: on a step, one step at least, no more than may be ordered; 0 when none may be. */
export function offerQuantity(product: Product, wanted: Wanted): number {
  const steps = Math.max(1, stepsFor(product, wanted));
  return Math.min(steps * product.quantityStepSize, largestQuantity(product));
}
