import type { Scene } from '../composer/scenes/scene.js';

/** Warm light on a stall: the look of all banners of the supermarket. */
const stall = { wall: '#f3e3c2', accent: '#2f8a4b' } as const;

/** The banners of the supermarket's pages. */
export const scenes: Scene[] = [
  {
    name: 'haustor',
    setting: 'facade',
    width: 1200,
    wall: '#f0d48c',
    accent: '#1f7a3d',
    goods: `
      cargo-bike 214,458 400 : own-leek own-pointed-cabbage baguette-bread own-cabbage tangerine own-pumpkin own-cauliflower red-apple red-apple tangerine
      handover 532,446 316 : red-apple tangerine pear
      crate 900,452 214 : tangerine red-apple tangerine
      door-bag 766,450 124 : own-leek baguette-bread own-carrot-bunch
      door-bag 1062,452 136 : broccoli own-loaf own-beets
      own-pumpkin 982,466 110`,
  },
  {
    ...stall,
    name: 'frisch',
    width: 1200,
    goods: `
      own-basil 1124,356 200
      crate 426,388 390 : tomato bell-pepper tomato
      crate 846,388 390 : carrot broccoli own-lettuce broccoli
      basket 150,438 276 : red-apple pear green-apple
      onion 330,424 96 10
      onion 386,446 104 -12
      own-beets 520,446 150 6
      pear 616,440 104 8
      pear 676,452 108 -8
      ear-of-corn 800,446 150 -30
      grapes 930,448 140
      own-pumpkin 1050,446 170
      red-apple 1146,448 96
      green-apple 1096,458 92 14`,
  },
  {
    ...stall,
    name: 'getraenke',
    width: 720,
    goods: `
      105203 112,366 290
      105004 330,386 330
      105001 556,374 310
      105201 636,404 290
      105108 474,422 260
      tangerine 100,432 104
      tangerine 176,448 110
      lemon 250,450 100 -10
      red-apple 372,450 84
      red-apple 566,452 80 12`,
  },
  {
    ...stall,
    name: 'backen',
    width: 1200,
    goods: `
      103001 110,362 300
      103003 258,358 290
      103011 866,360 290
      103804 1112,372 230
      101504 990,372 290
      102203 420,392 290
      stand 640,412 270 : own-doughbun own-whirl
      101602 210,438 190
      egg 330,446 84 -14
      egg 388,440 78 12
      board 800,446 350 : cookie shortcake cookie
      104503 1040,446 210
      own-hazelnuts 84,446 140
      own-cinnamon 530,448 100`,
  },
  {
    ...stall,
    name: 'fruehstueck',
    width: 1200,
    goods: `
      105203 96,358 290
      101504 232,362 290
      105302 984,360 280
      103703 1118,362 270
      basket 580,396 330 : own-rollstar croissant own-poppyroll pretzel own-rollstar
      103801 800,388 230
      103804 880,404 210
      101703 360,400 220
      board 206,446 360 : own-ham cheese-wedge egg
      hot-beverage 718,444 170
      butter 880,446 130
      tangerine 440,444 88
      tangerine 500,452 92 14
      red-apple 1020,448 108
      pear 1122,448 112`,
  },
  {
    ...stall,
    name: 'markt',
    width: 1200,
    goods: `
      own-basil 1146,350 180
      sunflower 60,352 170
      crate 236,384 360 : potato potato onion
      crate 604,376 360 : own-lettuce broccoli own-lettuce
      crate 970,384 360 : tomato tomato bell-pepper
      basket 416,442 266 : pear red-apple pear
      basket 790,442 266 : own-plum peach own-plum
      garlic 60,440 110
      garlic 128,450 112 8
      carrot 240,450 150 -18
      own-pumpkin 1076,444 210
      lemon 588,438 88 8
      lemon 636,452 92 -10
      eggplant 966,452 130 10`,
  },
  {
    ...stall,
    name: 'lieferung',
    width: 1200,
    goods: `
      105002 130,368 320
      105201 1014,362 300
      101508 1126,368 290
      bag 404,408 240 : own-lettuce baguette-bread carrot grapes
      bag 780,406 240 : broccoli pineapple leafy-green own-loaf
      crate 592,440 300 : red-apple tangerine red-apple
      102201 268,444 240
      101801 954,444 190
      tomato 408,452 96
      tomato 90,450 96 12
      cheese-wedge 1086,448 140
      strawberry 800,446 84
      strawberry 852,454 80 14`,
  },
  {
    ...stall,
    name: 'advent',
    width: 1200,
    wall: '#e2d3c4',
    goods: `
      105613 108,364 310
      103804 226,384 240
      own-wreath 934,384 290
      103604 1120,378 250
      basket 470,404 300 : tangerine red-apple tangerine
      stand 712,404 270 : own-whirl own-doughbun
      104605 292,440 220
      tangerine 96,440 104
      tangerine 170,450 100 14
      chestnut 420,448 84
      chestnut 486,452 80 20
      board 716,450 340 : cookie own-walnuts cookie
      candle 932,446 150
      own-hazelnuts 560,450 120
      104501 1080,448 210`,
  },
];
