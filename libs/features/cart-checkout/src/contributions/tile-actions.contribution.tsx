import type { ProductSlotProps } from '@larder/contracts/catalogue';
import { AddToCart, isOrderable } from '../components/cart/add-to-cart.js';

/** The plus at the tile's foot. */
export default function TileActions({ product }: ProductSlotProps) {
  return isOrderable(product) ? <AddToCart product={product} /> : null;
}
