import type { Scene } from '../composer/scenes/scene.js';

/** Warm light on turmeric and magenta: the look of the grocer's banners. */
const stall = { wall: '#fbe3b4', accent: '#a3195b' } as const;

export const bazaarScenes: Scene[] = [
  {
    ...stall,
    name: 'rasoi',
    width: 1200,
    goods: `
      crate 330,372 330 : mango coconut lemon
      crate 740,396 390 : tomato onion potato
      400305 1000,366 230
      400102 1092,374 210
      400601 1058,440 150
      400604 1134,446 142
      lemon 640,452 84 -8
      hot-pepper 800,452 96 12
      garlic 880,454 80
      ginger-root 966,450 110`,
  },
  {
    ...stall,
    name: 'chai',
    width: 720,
    goods: `
      401501 130,384 240
      own-kulhad 360,420 170
      401502 600,386 220
      own-chai-glass 470,446 120
      cookie 250,450 100
      cookie 320,452 96 14`,
  },
];
