import { letteringOf } from '../../lettering/faces.js';
import { lettering } from '../../lettering/lettering.js';
import { svg } from '../../svg.js';

/** Chalk in a steady hand. */
const chalk = letteringOf('humanist').title;

/** What is written on the slates, by the drawing of the goods: the product of the shop and its price. */
export const slates: Readonly<Record<string, readonly [product: string, price: string]>> = {
  grapes: ['Raisin noir Muscat', '4,80 €'],
  'kiwi-fruit': ['Kiwis de l’Adour', '4,40 €'],
  lemon: ['Citrons de Menton', '5,20 €'],
  'own-beets': ['Betteraves crues', '2,50 €'],
  'own-carrot-bunch': ['Carottes des sables', '2,20 €'],
  'own-cauliflower': ['Chou-fleur', '2,90 €'],
  'own-chicory': ['Endives', '3,60 €'],
  'own-leek': ['Poireaux', '2,80 €'],
  'own-orange': ['Oranges à jus', '2,60 €'],
  'own-parsnip': ['Panais', '3,60 €'],
  'own-pointed-cabbage': ['Chou pointu', '2,60 €'],
  'own-pumpkin': ['Potimarron', '3,20 €'],
  pear: ['Poires Conférence', '3,40 €'],
  'red-apple': ['Pommes Gala', '2,70 €'],
  tangerine: ['Clémentines de Corse', '3,90 €'],
};

/** A small slate with a price in chalk, on a stick in the goods behind it. */
export function slate(name: string, x: number, foot: number, size: number): string {
  const [, price] = slates[name] ?? [];
  if (price === undefined) return '';
  const [w, h] = [size * 1.14, size * 0.56];
  const text = lettering(price, {
    x: x - w * 0.44,
    y: foot - h * 0.82,
    width: w * 0.88,
    height: h * 0.64,
    fill: '#f4f1e6',
    lines: 1,
    face: chalk,
  });
  return (
    svg`<rect x="${x - w / 2 + 2}" y="${foot - h + 3}" width="${w}" height="${h}" rx="3" fill="#2a1608" opacity=".3"/><rect x="${x - w / 2}" y="${foot - h}" width="${w}" height="${h}" rx="3" fill="#8a5f34"/>` +
    svg`<rect x="${x - w / 2 + 3}" y="${foot - h + 3}" width="${w - 6}" height="${h - 6}" rx="1.500" fill="#23282a"/>` +
    text
  );
}
