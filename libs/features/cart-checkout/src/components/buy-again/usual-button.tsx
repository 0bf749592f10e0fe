import type { BoughtProduct } from '@larder/contracts/shopping';
import { useTexts } from '@larder/platform';
import { useText } from '../../messages/use-text.js';
import { AddToCart } from '../cart/add-to-cart.js';
import { formatQuantity } from '../cart/lines/format-quantity.js';
import { useHomeRowText } from './home-row-text.js';

/** Adds what the shopper usually takes with one tap, then counts in steps of the product. */
export function UsualButton({ bought }: { readonly bought: BoughtProduct }) {
  const { product, quantity } = bought;
  const text = useText();
  const ownText = useHomeRowText();
  const amount = formatQuantity(text, useTexts(), product, quantity);
  const label = ownText('usual', { amount, name: product.name });
  return <AddToCart product={product} first={{ quantity, text: amount, label }} />;
}
