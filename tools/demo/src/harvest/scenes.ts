import type { Scene } from '../composer/scenes/scene.js';

/** Clear light on a stage in the chain's blue: the look of all its banners. */
const stage = { wall: '#d3e0f8', accent: '#4a6fc4' } as const;

/** The banners of the city chain. */
export const harvestScenes: Scene[] = [
  {
    ...stage,
    name: 'station',
    setting: 'station',
    width: 1200,
    goods: `
      lockers 766,452 500 : own-leek baguette-bread own-basil own-carrot-bunch red-apple tomato`,
  },
  {
    ...stage,
    name: 'market',
    width: 1200,
    goods: `
      column 420,380 220
      column 800,380 220
      plinth 610,400 280
      step 216,404 216
      step 996,404 216
      own-basil 420,210 170
      201201 576,292 250
      200301 668,300 250
      own-loaf 800,214 150
      201002 172,360 184
      200403 248,364 176
      201101 962,358 204
      201102 1036,364 186
      red-apple 306,434 118
      red-apple 372,446 120 12
      broccoli 466,440 150
      tomato 566,446 108
      tomato 640,440 104 10
      strawberry 704,450 84
      pear 782,442 126
      lemon 868,444 100 -8
      tangerine 176,446 112
      own-cheddar 990,446 138`,
  },
  {
    ...stage,
    name: 'teatime',
    width: 720,
    accent: '#d8412f',
    goods: `
      plinth 360,388 280
      201301 360,280 240
      201102 120,388 250
      stand 592,404 240 : cupcake own-doughbun
      hot-beverage 246,440 160
      200602 470,440 160
      own-mince-pie 372,448 120
      cookie 70,450 100 10
      tangerine 590,450 84`,
  },
];
