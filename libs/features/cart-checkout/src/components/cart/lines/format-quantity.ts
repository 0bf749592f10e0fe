import { shownQuantity, unitPrice, type Countable, type Measured } from '@larder/pricing';
import type { Product } from '@larder/contracts/catalogue';
import type { Texts } from '@larder/platform';
import type { Text } from '../../../messages/use-text.js';

/** A formatted quantity: "3 Stück", "500 g", "1,5 kg". */
export function formatQuantity(
  text: Text,
  texts: Texts,
  product: Countable,
  quantity: number,
): string {
  const { value, unit } = shownQuantity(product, quantity);
  const amount = texts.number(value, { digits: 3 });
  if (unit === 'piece') return text('quantity.pieces', { count: value, amount });
  return `${amount}\u00a0${unit}`;
}

/** What is added, in the shop's packs: "6 × 4 Stück", "2 × 6 × 1,5 l", and "2 kg" of loose goods. */
export function formatPacks(
  text: Text,
  texts: Texts,
  product: Countable & Pick<Product, 'content' | 'packSize'>,
  quantity: number,
): string {
  const { content, packSize } = product;
  const isPiece = content?.unit === 'piece' && content.amount === 1;
  // A pack without a number names its goods alone: "lose, nach Gewicht", "Stück ca. 900 g".
  if (product.weightArticle || isPiece || !/^\d/.test(packSize))
    return formatQuantity(text, texts, product, quantity);
  const { value } = shownQuantity(product, quantity);
  const size = packSize.replaceAll(/(\d)\sx\s(?=\d)/g, '$1 × ');
  return (value === 1 ? size : `${texts.number(value)} × ${size}`).replaceAll(' ', '\u00a0');
}

/** The same where space is short, as on a tile: "3 Stk.". */
export function formatShortQuantity(
  text: Text,
  texts: Texts,
  product: Countable,
  quantity: number,
): string {
  const { value, unit } = shownQuantity(product, quantity);
  return unit === 'piece'
    ? text('quantity.piecesShort', { count: value, amount: texts.number(value) })
    : formatQuantity(text, texts, product, quantity);
}

/** "4,98 € / kg", or nothing when the content is not known. */
export function formatUnitPrice(
  text: Text,
  texts: Texts,
  product: Measured,
  value = product.price.regular.value,
  count = 1,
): string | undefined {
  const price = unitPrice(product, value, count);
  if (!price) return undefined;
  const { amount, unit, symbol } = price.per;
  if (unit === 'piece') return text('quantity.each', { amount: texts.money(price.value) });
  const name = symbol ?? text(`unit.${unit}`, { count: amount });
  const measure = amount === 1 ? name : `${texts.number(amount)}\u00a0${name}`;
  return `${texts.money(price.value)} / ${measure}`;
}
