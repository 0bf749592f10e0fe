import type { Scene } from '../composer/scenes/scene.js';

/** Warm light on turmeric and magenta: the look of the grocer's banners. */
const stall = { wall: '#fbe3b4', accent: '#a3195b' } as const;

export const bazaarScenes: Scene[] = [
  {
    ...stall,
    name: 'rasoi',
    width: 1200,
    goods: `
      400305 180,372 230
      400102 300,380 220
      crate 640,396 400 : tomato onion potato
      400601 1000,372 200
      400604 1090,380 190
      mango 420,446 124
      coconut 880,444 130
      lemon 520,452 84 -8
      hot-pepper 760,452 96 12
      garlic 960,452 84
      ginger-root 1060,450 110`,
  },
  {
    ...stall,
    name: 'chai',
    width: 720,
    goods: `
      401501 130,384 240
      teapot 360,420 200
      401502 600,386 220
      hot-beverage 470,446 120
      cookie 250,450 100
      cookie 320,452 96 14`,
  },
];
