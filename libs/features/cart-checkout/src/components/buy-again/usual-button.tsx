import type { BoughtProduct } from '@larder/contracts/shopping';
import { useTexts } from '@larder/platform';
import { lineTotal, shownQuantity } from '@larder/pricing';
import { useText } from '../../messages/use-text.js';
import { AddToCart } from '../cart/add-to-cart.js';
import { formatPacks } from '../cart/lines/format-quantity.js';
import { useHomeRowText } from './home-row-text.js';

/**
 * Adds what the shopper usually takes with one tap, and says what that costs, then counts in steps of the
 * product.
 */
export function UsualButton({ bought }: { readonly bought: BoughtProduct }) {
  const { product, quantity } = bought;
  const text = useText();
  const ownText = useHomeRowText();
  const texts = useTexts();
  const amount = formatPacks(text, texts, product, quantity);
  const total = texts.money(lineTotal(product, quantity));
  // Weighed goods cost what they weigh.
  const price = product.weightArticle ? `${text('line.about')} ${total}` : total;
  // "4 Stück" of one pack would look like four packs.
  const isOne = !product.weightArticle && shownQuantity(product, quantity).value === 1;
  const values = { amount, price, name: product.name };
  const shown = isOne
    ? { text: ownText('usual.add'), label: ownText('usual.one', values) }
    : { text: amount, label: ownText('usual', values) };
  return <AddToCart product={product} first={{ quantity, price, ...shown }} />;
}
