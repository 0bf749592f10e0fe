import type { BoughtProduct } from '@larder/contracts/shopping';
import { useTexts } from '@larder/platform';
import { lineTotal, shownQuantity } from '@larder/pricing';
import { useText } from '../../messages/use-text.js';
import { AddToCart } from '../cart/add-to-cart.js';
import { formatPacks, formatQuantity } from '../cart/lines/format-quantity.js';
import { useHomeRowText } from './home-row-text.js';

interface Props {
  readonly bought: BoughtProduct;
  /** For a narrow place: the number alone, with the rest in the button's name. */
  readonly isShort?: boolean;
}

/**
 * Adds what the shopper usually takes with one tap, and says what that costs, then counts in steps of the
 * product.
 */
export function UsualButton({ bought, isShort = false }: Props) {
  const { product, quantity } = bought;
  const text = useText();
  const ownText = useHomeRowText();
  const texts = useTexts();
  const amount = formatPacks(text, texts, product, quantity);
  const total = texts.money(lineTotal(product, quantity));
  // Weighed goods cost what they weigh.
  const price = product.weightArticle ? `${text('line.about')} ${total}` : total;
  const { value, unit } = shownQuantity(product, quantity);
  const values = { amount, price, name: product.name };
  if (isShort) {
    const shown =
      unit === 'piece' ? texts.number(value) : formatQuantity(text, texts, product, quantity);
    // The name begins with the number on the button: "1 × 4 Stück".
    const full = firstWord(amount) === firstWord(shown) ? amount : `${shown}\u00a0×\u00a0${amount}`;
    const label = ownText('usual', { ...values, amount: full });
    return <AddToCart product={product} first={{ quantity, text: shown, label }} />;
  }
  // "4 Stück" of one pack would look like four packs.
  const isOne = !product.weightArticle && value === 1;
  const shown = isOne
    ? { text: ownText('usual.add'), label: ownText('usual.one', values) }
    : { text: amount, label: ownText('usual', values) };
  return <AddToCart product={product} first={{ quantity, price, ...shown }} />;
}

const firstWord = (words: string) => words.split(/\s/)[0];
