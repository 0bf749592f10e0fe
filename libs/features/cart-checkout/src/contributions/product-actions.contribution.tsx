import type { ProductSlotProps } from '@larder/contracts/catalogue';
import { AddToCart, isOrderable } from '../components/cart/add-to-cart.js';
import { useText } from '../messages/use-text.js';

/** The wide button of the product's own page. */
export default function ProductActions({ product }: ProductSlotProps) {
  const text = useText();
  return isOrderable(product) ? (
    <AddToCart product={product} addText={text('stepper.addText')} />
  ) : null;
}
