import type { Scene } from '../composer/scenes/scene.js';

/** Morning light on a tiled counter: the look of the grocer's banners. */
const counter = { wall: '#e9e3d4', accent: '#b9472e' } as const;

export const primeurScenes: Scene[] = [
  {
    ...counter,
    name: 'etal',
    setting: 'street',
    width: 1200,
    goods: `
      display 574,424 716 : own-leek own-pumpkin own-cauliflower own-pointed-cabbage own-carrot-bunch own-beets own-parsnip own-chicory lemon kiwi-fruit red-apple tangerine pear own-orange grapes
      bread-basket 1078,446 134 : baguette-bread
      own-fir-pail-2 166,420 200
      own-fir-pail 82,458 220`,
  },
  {
    ...counter,
    name: 'fromages',
    width: 720,
    goods: `
      own-boule 596,346 220
      own-comte 190,392 310
      honey-pot 408,352 150
      grapes 656,392 120
      own-saint-marcellin 390,394 160
      own-saint-marcellin 536,396 160
      own-walnuts 290,398 72`,
  },
];
