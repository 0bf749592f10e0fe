import { line, lit } from '../../dishes/shapes.js';
import { body, flat, shade, shape, sheen } from '../garden/light.js';

const zinc = '#9aa7ab';

const wateringCan =
  line('M44 60C20 8 98 4 96 60', '#6d797d', 6) +
  line('M44 58C22 9 95 6 94 58', '#cfd9dc', 2) +
  body('M94 96L116 54 122 57 104 108z', '#8b989d') +
  body('M110 46L128 54 125 62 107 54z', '#a9b5b9') +
  body('M34 56C34 51 100 51 100 56L104 116C90 122 44 122 30 116z', zinc) +
  `<ellipse cx="67" cy="56" rx="33" ry="6" fill="#4d575b"/><path d="M67 50a33 6 0 0 1 33 6H67z" fill="${lit('#7f8c90')}"/>` +
  line('M33 74Q67 82 102 74M31 108Q67 116 104 108', '#6d797d', 2.4, 0.8) +
  sheen('M48 66V110', 14, 1.6) +
  shade('M95 64L98 112', 12) +
  line('M34 68C6 66 8 108 31 104', '#7f8c90', 6) +
  line('M33 67C8 67 10 104 29 102', '#d8e0e3', 1.8);

const spade =
  body('M60 12H68V82H60z', '#b07f48') +
  line('M62 14V80', '#e3bd86', 1.8, 0.8) +
  body('M44 2H84Q88 2 88 6T84 10H44Q40 10 40 6T44 2z', '#8f5f31') +
  body('M58 70H70V86H58z', '#5f696d') +
  body('M44 84H84C86 104 80 120 64 127 48 120 42 104 44 84z', '#8b979b') +
  sheen('M54 90V112', 9, 1.8) +
  flat('M44 84H84V89H44z', '#4d575b', 0.8) +
  shape('M46 116Q64 106 82 116 76 124 64 127 52 124 46 116z', '#5c4028');

export const tools: Readonly<Record<string, string>> = {
  'own-watering-can': wateringCan,
  'own-spade': spade,
};
