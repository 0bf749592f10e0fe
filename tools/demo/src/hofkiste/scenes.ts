import type { Scene } from '../composer/scenes/scene.js';

/** Boards by lamplight: the look of the farm shop's kitchen. */
const barn = { wall: '#3a2f26', accent: '#e0a95a' } as const;

/** The banners of the farm shop's pages: field, kitchen, orchard, pasture and bakehouse. */
export const hofkisteScenes: Scene[] = [
  {
    ...barn,
    name: 'acker',
    setting: 'sunrise',
    width: 1200,
    goods: `
      own-spade 566,436 236 -7
      own-watering-can 640,456 140
      kraft-box 850,452 390 : own-leek own-leek own-beets own-carrot-bunch own-lettuce own-cauliflower own-cabbage broccoli own-pumpkin own-carrot-bunch onion own-beets own-kohlrabi
      own-pumpkin 1010,466 118`,
  },
  {
    ...barn,
    name: 'kueche',
    width: 1200,
    goods: `
      own-pumpkin 150,370 220
      own-walnuts 722,458 96
      basket 610,412 310 : own-beets red-apple onion own-kohlrabi
      board 300,446 340 : carrot garlic own-parsnip
      pear 800,446 108 -8
      egg 884,446 84 -12
      egg 944,440 80 14
      own-brown-mushroom 1030,450 104
      cheese-wedge 1116,446 124`,
  },
  {
    ...barn,
    name: 'obstgarten',
    setting: 'orchard',
    width: 1200,
    goods: `
      fruit-tree 880,418 456 : red-apple
      basket 480,446 290 : red-apple own-russet-apple red-apple
      red-apple 660,444 70 -10
      red-apple 724,456 74 14
      green-apple 1020,446 72 8
      pear 1086,452 84 -12`,
  },
  {
    ...barn,
    name: 'molkerei',
    setting: 'pasture',
    width: 1200,
    goods: `
      own-cow 1050,330 150
      own-cow 900,404 310
      own-cow 660,378 210
      own-milk-can 420,444 230
      301004 150,448 284
      301004 264,456 284`,
  },
  {
    ...barn,
    name: 'backstube',
    setting: 'bakehouse',
    width: 1200,
    goods: `
      own-loaf 920,156 116
      own-loaf 1024,156 116
      own-loaf 1126,156 116
      own-rollstar 900,274 82
      own-rollstar 972,274 82
      pretzel 1050,278 92
      pretzel 1138,278 92
      sheaf-of-rice 96,400 200
      own-loaf 240,452 190
      own-loaf 420,456 180
      own-boule 690,440 190
      croissant 850,444 120
      own-rollstar 960,446 116
      own-rollstar 1052,452 116 14`,
  },
];
