import type { BoughtProduct } from '@larder/contracts/shopping';
import { useTexts } from '@larder/platform';
import { useText } from '../../messages/use-text.js';
import { AddToCart } from '../cart/add-to-cart.js';
import { formatQuantity } from '../cart/lines/format-quantity.js';

/** Adds what the shopper usually takes with one tap, then counts in steps of the product. */
export function UsualButton({ bought }: { readonly bought: BoughtProduct }) {
  const { product, quantity } = bought;
  const text = useText();
  const words = formatQuantity(text, useTexts(), product, quantity);
  return <AddToCart product={product} first={{ quantity, words }} />;
}
