import { outline, textWidth } from '../../typeface.js';
import { svg } from '../../svg.js';

/** Prices of the shop by the drawing of what is sold. */
const prices: Readonly<Record<string, string>> = {
  'own-zucchini': '2,90 €',
  eggplant: '3,40 €',
  'own-leek': '2,80 €',
  'own-carrot-bunch': '2,20 €',
  'own-cauliflower': '2,90 €',
  'red-apple': '2,70 €',
  pear: '3,40 €',
  peach: '4,60 €',
  strawberry: '3,90 €',
  lemon: '5,20 €',
  tangerine: '3,90 €',
  tomato: '5,90 €',
};

/** A small slate with a price in chalk, on a stick in the goods behind it. */
export function slate(name: string, x: number, foot: number, size: number): string {
  const price = prices[name];
  if (price === undefined) return '';
  const [w, h] = [size * 1.14, size * 0.56];
  const letters = size * 0.33;
  const text = outline(price, {
    x: x - (textWidth(price, 700) * letters) / 2,
    y: foot - h * 0.3,
    size: letters,
    weight: 700,
  });
  return (
    svg`<rect x="${x - w / 2 + 2}" y="${foot - h + 3}" width="${w}" height="${h}" rx="3" fill="#2a1608" opacity=".3"/><rect x="${x - w / 2}" y="${foot - h}" width="${w}" height="${h}" rx="3" fill="#8a5f34"/>` +
    svg`<rect x="${x - w / 2 + 3}" y="${foot - h + 3}" width="${w - 6}" height="${h - 6}" rx="1.500" fill="#23282a"/><path d="${text}" fill="#f4f1e6"/>`
  );
}
