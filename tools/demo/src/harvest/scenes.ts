import type { Scene } from '../composer/scenes/scene.js';

/** Clear light on a stage in the chain's blue: the look of all its banners. */
const stage = { wall: '#d3e0f8', accent: '#4a6fc4' } as const;

/** The banners of the city chain. */
export const harvestScenes: Scene[] = [
  {
    ...stage,
    name: 'market',
    width: 1200,
    goods: `
      column 420,380 220
      column 800,380 220
      plinth 610,400 280
      step 180,404 270
      step 1040,404 270
      own-basil 420,210 170
      201201 576,292 250
      200301 668,300 250
      own-loaf 800,214 150
      201002 130,360 200
      200403 212,364 190
      201101 1000,358 220
      201102 1086,364 200
      red-apple 300,432 124
      red-apple 372,446 120 12
      broccoli 466,440 150
      tomato 566,446 108
      tomato 640,440 104 10
      strawberry 704,450 84
      pear 782,442 126
      lemon 868,444 100 -8
      carrot 108,448 150 -16
      cheese-wedge 970,446 140`,
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
      cookie 372,446 110
      cookie 70,450 100 10
      strawberry 590,448 84`,
  },
];
