import { darker, lighter, svg } from '../../colours.js';
import type { Food } from '../../dishes/shapes.js';
import { line, lit, piece, turned } from '../../dishes/shapes.js';
import { dots } from '../../volume.js';
import { strewn } from '../garden/light.js';
import { drum, ellipse } from '../shapes-in-space.js';

/** A piece of unripe mango in its spiced oil: pale flesh under green skin. */
const chunk = (x: number, y: number, turn: number) =>
  turned(
    x,
    y,
    turn,
    svg`<path d="M-23 8C-22-12 14-16 24-4L18 14Q-6 18-23 8z" fill="${lit('#dd9b2c')}"/><path d="M-23 8C-22-12 14-16 24-4 8-8-14-4-23 8z" fill="#76812a"/>` +
      line('M-12 6Q2 2 14 4', '#f7cf74', 3, 0.8),
  );

const chunks = [
  [-52, -22, 12],
  [6, -26, -18],
  [54, -18, 30],
  [-58, 78, -14],
  [-10, 86, 8],
  [46, 80, -22],
  [-66, 26, 70],
  [68, 32, -70],
] as const;

const glass = 'M-62-66C-84-56-88-38-88-14V78Q-88 104-60 104H60Q88 104 88 78V-14C88-38 84-56 62-66z';

/** Mango pickle in a jar of glass. */
const acharJar: Food = () =>
  piece(glass, '#dce6e4', 6) +
  svg`<path d="M-80-38Q0-24 80-38L81 76Q81 97 58 97H-58Q-81 97-81 76z" fill="${lit('#b8441a')}"/>` +
  ellipse(0, -38, 80, 13, '#e59434') +
  chunks.map(([x, y, turn]) => chunk(x, y, turn)).join('') +
  dots(strewn(26, [0, 30], [72, 58]), '#f3c04a', 4, 0.8) +
  dots(strewn(18, [4, 34], [70, 56]), '#5c1a0c', 4, 0.7) +
  piece('M-54-2H54V66H-54z', '#fff6e0', 1) +
  svg`<path d="M-54-2H54V7H-54zM-54 57H54V66H-54z" fill="#a3195b"/>` +
  piece('M-26 38C-32 18-8 10 10 14 30 18 34 38 20 48 4 58-20 54-26 38z', '#f0a52a', 2) +
  svg`<path d="M6 15Q16-2 36 8 26 20 6 15z" fill="#4f8a2e"/>` +
  line('M-14 34Q-8 24 4 24', '#fff3cf', 4, 0.8) +
  drum({ y: -88, rx: 66, ry: 17, h: 26 }, '#a3195b', '#c43a7a') +
  line('M-72-28V74', '#ffffff', 9, 0.5) +
  line('M74-24V60', '#ffffff', 4, 0.35);

const idli = (x: number, y: number) =>
  svg`<path d="M${x - 44} ${y}C${x - 42} ${y - 34} ${x + 42} ${y - 34} ${x + 44} ${y}C${x + 40} ${y + 26} ${x - 40} ${y + 26} ${x - 44} ${y}z" transform="translate(4 7)" fill="#2a1608" opacity=".26"/>` +
  svg`<path d="M${x - 44} ${y}C${x - 42} ${y - 34} ${x + 42} ${y - 34} ${x + 44} ${y}C${x + 40} ${y + 26} ${x - 40} ${y + 26} ${x - 44} ${y}z" fill="${lit('#f3eee0')}"/>` +
  line(svg`M${x - 28} ${y - 11}Q${x - 8} ${y - 23} ${x + 16} ${y - 18}`, '#ffffff', 6, 0.9) +
  dots(strewn(12, [x, y - 4], [30, 12]), '#d5cbb2', 2.4, 0.8);

const dip = (x: number, y: number, colour: string, seeds: string) =>
  drum({ x, y, rx: 38, ry: 17, h: 26 }, '#b4bec6', '#f1f5f8') +
  ellipse(x, y, 32, 13, lit(colour)) +
  dots(strewn(9, [x, y], [22, 8]), seeds, 4, 0.85);

/** Idlis with sambar and a green chutney on a plate of steel. */
const idliPlate: Food = () =>
  piece('M-116 52C-110 92-60 106 0 106S110 92 116 52z', '#98a4ad', 6) +
  ellipse(0, 50, 116, 46, lit('#eef2f5')) +
  ellipse(0, 53, 100, 37, '#a9b4bc') +
  ellipse(0, 55, 98, 35, lit('#d3dbe1')) +
  dip(-42, 8, '#c96a22', '#f2c14e') +
  dip(46, 8, '#6f9a3a', '#2f3a1c') +
  idli(-48, 62) +
  idli(48, 62) +
  idli(0, 36);

/** The kettle of a tea stall: dented aluminium, and steam over its spout. */
const chaiKettle: Food = () =>
  line('M-64-22C-72-106 50-106 44-22', '#4a4f54', 13) +
  line('M-64-24C-70-100 48-102 43-30', '#8d969d', 4, 0.8) +
  piece('M66 46C92 34 90-8 104-36L122-28C118 14 114 64 72 82z', '#aab3ba', 5) +
  line('M80 44C98 30 98 2 108-22', '#f4f7f9', 5, 0.7) +
  piece(
    'M-74-18C-108 20-108 74-84 98Q-76 106-56 106H40Q60 106 68 98C92 74 92 20 56-18z',
    '#b9c2c9',
    7,
  ) +
  line('M-84 22Q-94 58-78 88', '#ffffff', 12, 0.75) +
  line('M62 84Q80 54 68 22', '#626d76', 11, 0.35) +
  line('M-94 68Q-10 92 80 68M-92 44Q-10 66 78 44', '#87929b', 2.5, 0.55) +
  ellipse(-9, -18, 66, 19, lit(lighter('#b9c2c9', 0.3))) +
  svg`<path d="M-62-20C-56-44 38-44 44-20 20-6-38-6-62-20z" fill="${lit('#cbd3d9')}"/>` +
  line('M-44-26Q-26-36 0-36', '#ffffff', 5, 0.8) +
  piece('M-18-44C-18-58 0-58 0-44z', darker('#4a4f54', 0.2), 2) +
  line('M112-46q-12-14 0-26M122-50q-10-16 4-30', '#ffffff', 5, 0.75);

export const kitchen: Readonly<Record<string, Food>> = {
  'achar-jar': acharJar,
  'chai-kettle': chaiKettle,
  'idli-plate': idliPlate,
};
