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
      own-boule 596,346 220
      own-comte 190,392 310
      honey-pot 408,352 150
      grapes 656,392 120
      own-saint-marcellin 390,394 160
      own-saint-marcellin 536,396 160
      own-walnuts 290,398 72`,
  },
];
