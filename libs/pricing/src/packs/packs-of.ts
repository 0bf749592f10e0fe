import type { Product } from '@larder/contracts/catalogue';
import type { PackAmount } from '@larder/contracts/recipes';
import { lineTotal } from '../prices/product-price.js';
import { largestQuantity } from '../prices/quantity.js';
import type { Pack } from './choose-packs.js';

type Unit = PackAmount['unit'];

/** Content of one step of a product in a unit; a millilitre is taken as a gram. */
function contentOfStep(product: Product, unit: Unit): number | undefined {
  const { quantityStepSize: step, content, bundleSize } = product;
  if (product.weightArticle) {
    if (unit !== 'piece') return step;
    return product.weightPieceArticle ? 1 : undefined;
  }
  if (!content) return undefined;
  const isPiece = content.unit === 'piece';
  const isWeight = content.unit === 'g' || content.unit === 'ml';
  if (unit === 'piece' ? !isPiece : !isWeight) return undefined;
  return (content.amount * step) / bundleSize;
}

/** A product as packs of an ingredient; undefined if its content has no common unit with it. */
export function packOf(product: Product, unit: Unit): Pack | undefined {
  const amount = contentOfStep(product, unit);
  const { sku, quantityStepSize: quantity } = product;
  if (amount === undefined) return undefined;
  const most = Math.floor(largestQuantity(product) / quantity);
  return { sku, amount, quantity, maxCount: most, price: lineTotal(product, quantity) };
}

/** Whether it can be put into the cart at all (CAT-03, CAT-04). */
export function isOrderable({ availability, orderability }: Product): boolean {
  const isThere = availability === 'available' || availability === 'ageRestricted';
  return isThere && orderability !== 'CanNotBeOrdered';
}
