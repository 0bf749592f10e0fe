import type { BoughtProduct } from '@larder/contracts/shopping';
import { useTexts } from '@larder/platform';
import { lineTotal } from '@larder/pricing';
import { useText } from '../../messages/use-text.js';
import { AddToCart } from '../cart/add-to-cart.js';
import { formatPacks } from '../cart/lines/format-quantity.js';
import { useHomeRowText } from './home-row-text.js';

interface Props {
  readonly bought: BoughtProduct;
  /** Whether the button shows what that costs; its label says it in any case. */
  readonly hasPrice?: boolean;
}

/** Adds what the shopper usually takes with one tap, and says what that costs, then counts in steps of the product. */
export function UsualButton({ bought, hasPrice = true }: Props) {
  const { product, quantity } = bought;
  const text = useText();
  const ownText = useHomeRowText();
  const texts = useTexts();
  const amount = formatPacks(text, texts, product, quantity);
  const total = texts.money(lineTotal(product, quantity));
  // Weighed goods cost what they weigh.
  const price = product.weightArticle ? `${text('line.about')} ${total}` : total;
  const label = ownText('usual', { amount, price, name: product.name });
  return (
    <AddToCart
      product={product}
      first={{ quantity, text: amount, label, ...(hasPrice && { price }) }}
    />
  );
}
