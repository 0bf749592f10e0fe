import { darker, lighter, svg } from '../../colours.js';
import type { Food } from '../../dishes/shapes.js';
import { line, lit, piece } from '../../dishes/shapes.js';
import { dots } from '../../volume.js';
import { strewn } from '../garden/light.js';
import { drum, ellipse } from '../shapes-in-space.js';
import { grains, inTones } from './sacks.js';

const brass = '#d9a53a';
const steel = '#b4bec6';

const powderOf = (colour: string) =>
  inTones(strewn(90, [0, -22], [74, 38]), colour, (at, tone) => dots(at, tone, 3.4, 0.8));

const seedsOf = (colour: string) =>
  inTones(strewn(120, [0, -20], [78, 36]), colour, (at, tone) => grains(at, tone, 5, 14));

/** A small bowl of brass, heaped with a spice. */
const bowl = (colour: string, spice: string) =>
  piece('M-98-2C-98 46-78 88-44 94H44C78 88 98 46 98-2z', brass, 6) +
  piece('M-40 92H40L48 104Q0 112-48 104z', darker(brass, 0.12), 2) +
  line('M-84 22Q-72 66-42 82', '#fff3c8', 9, 0.75) +
  line('M62 74Q82 52 88 20', darker(brass, 0.5), 8, 0.35) +
  line('M-90 26Q0 64 90 26', darker(brass, 0.4), 2.5, 0.6) +
  ellipse(0, -4, 102, 34, lit(lighter(brass, 0.35))) +
  ellipse(0, -3, 92, 28, darker(brass, 0.45)) +
  svg`<path d="M-90-6C-72-40-34-76 2-80 36-74 74-38 90-6C70 16 36 23 0 23S-70 16-90-6z" fill="${lit(colour)}"/>` +
  spice;

/** A bowl of the spice box: its middle and its spice. */
const inBox = (x: number, y: number, colour: string) =>
  ellipse(x, y + 5, 31, 20, '#5f6a73') +
  ellipse(x, y, 31, 20, '#f1f5f8') +
  ellipse(x, y + 1, 26.5, 16, darker(colour, 0.4)) +
  svg`<path d="M${x - 26} ${y}Q${x - 14} ${y - 19} ${x + 1} ${y - 20}T${x + 26} ${y}Q${x + 18} ${y + 15} ${x} ${y + 16}T${x - 26} ${y}z" fill="${lit(colour)}"/>` +
  dots(strewn(12, [x, y - 2], [19, 10]), lighter(colour, 0.4), 3, 0.7);

/** The round tin of steel with seven bowls, from which every Indian kitchen is seasoned. */
const masalaDabba: Food = () =>
  drum({ y: -8, rx: 110, ry: 64, h: 48 }, steel, '#eef2f5') +
  line('M-104 10V42Q-96 66-70 82', '#ffffff', 8, 0.6) +
  line('M-108 26Q-84 88 0 92T108 26', '#7f8b94', 2.5, 0.5) +
  ellipse(0, -6, 102, 57, '#87929b') +
  ellipse(0, -2, 98, 52, lit('#a9b3bb')) +
  inBox(-32, -40, '#c9962a') +
  inBox(34, -40, '#7a4a28') +
  inBox(-68, -5, '#c3261d') +
  inBox(0, -5, '#efb31c') +
  inBox(68, -5, '#a58a4f') +
  inBox(-34, 30, '#4a3428') +
  inBox(33, 30, '#d9602a') +
  line('M8 2L64-84', '#7c8790', 8) +
  line('M8 1L63-84', '#eef2f5', 4) +
  ellipse(4, 6, 13, 8, lit('#d3dae0'));

export const spices: Readonly<Record<string, Food>> = {
  'katori-chilli': () => bowl('#c02a1c', powderOf('#c02a1c')),
  'katori-cumin': () => bowl('#8a6a3c', seedsOf('#9a7844')),
  'katori-turmeric': () => bowl('#eead17', powderOf('#eead17')),
  'masala-dabba': masalaDabba,
};
