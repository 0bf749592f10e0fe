import { line } from '../../dishes/shapes.js';
import { body, shape } from './light.js';
import { type Kind, layer, onHalves } from './leaf-shapes.js';

/** Domed: the halves of the leaf meet in a furrow. */
const basilLeaf: Kind = {
  outline: ['MCCz', [0, 0, -21, -5, -19, -28, 0, -38, 19, -28, 21, -5, 0, 0]],
  shade: ['MQCz', [0, 0, 3, -18, 0, -38, 19, -28, 21, -5, 0, 0]],
  veins: ['MQ', [0, 0, 2, -18, 0, -36]],
  gloss: ['MQ', [-9, -11, -12, -20, -5, -29]],
};

const basil =
  body('M36 84H92L85 114Q84 119 78 119H50Q44 119 43 114z', '#b0603a') +
  line('M40 90H89', '#4a1c0a', 6, 0.35) +
  line('M47 97L51 113', '#ffd9bd', 6, 0.3) +
  shape('M31 73H97L95 87Q95 89 92 89H36Q33 89 33 87z', '#c27048') +
  onHalves(
    layer(basilLeaf, '#2d6a21', '', [
      [40, 74, -84, 0.95],
      [88, 74, 84, 0.95],
      [44, 62, -58, 1],
      [84, 62, 58, 1],
      [54, 46, -26, 0.95],
      [75, 46, 26, 0.95],
    ]) +
      layer(basilLeaf, '#3b842a', '#8fc47c', [
        [54, 76, -116, 0.95],
        [75, 76, 116, 0.95],
        [50, 68, -70, 0.85],
        [80, 68, 70, 0.85],
        [63, 54, -4, 1],
      ]) +
      layer(basilLeaf, '#4d9d35', '#a8d793', [
        [60, 76, -146, 0.6],
        [69, 76, 148, 0.6],
        [61, 70, -40, 0.95],
        [68, 70, 40, 0.95],
      ]) +
      layer(basilLeaf, '#68b548', '#c3e7ae', [
        [64, 75, -92, 0.76],
        [65, 75, 92, 0.76],
        [64, 74, 178, 0.56],
        [64, 77, -4, 0.5],
      ]) +
      layer(basilLeaf, '#86cc5c', '#d6f0c2', [
        [63, 75, -40, 0.42],
        [65, 75, 44, 0.42],
      ]),
  );

export const herbs: Readonly<Record<string, string>> = {
  'own-basil': basil,
};
