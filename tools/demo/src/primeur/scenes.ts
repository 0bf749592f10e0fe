import type { Scene } from '../composer/scenes/scene.js';

/** Morning light on a tiled counter: the look of the grocer's banners. */
const counter = { wall: '#e9e3d4', accent: '#b9472e' } as const;

export const primeurScenes: Scene[] = [
  {
    ...counter,
    name: 'etal',
    width: 1200,
    goods: `
      crate 250,392 380 : own-pumpkin carrot own-beets
      crate 660,392 400 : red-apple pear tangerine
      own-leek 930,390 190 14
      baguette-bread 1060,384 230 -30
      own-cauliflower 470,446 120
      lemon 820,450 84 -8
      own-lettuce 1010,452 130
      own-walnuts 560,456 72 8
      garlic 1110,454 84`,
  },
  {
    ...counter,
    name: 'fromages',
    width: 720,
    goods: `
      own-camembert 126,396 190
      own-comte 320,424 220
      own-boule 530,398 230
      grapes 420,452 120
      honey-pot 620,450 120
      own-walnuts 250,456 80`,
  },
];
