import type { Scene } from '../composer/scenes/scene.js';

/** Boards by lamplight: the look of all banners of the farm shop. */
const barn = { wall: '#3a2f26', accent: '#e0a95a' } as const;

/** The banners of the farm shop's pages: field, kitchen, dairy and bakery. */
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
      own-basil 170,362 210
      olive 1050,366 170
      basket 610,412 310 : tomato bell-pepper onion lemon
      board 300,446 340 : carrot garlic beans
      lemon 800,440 100 -8
      egg 884,446 84 -12
      egg 944,440 80 14
      own-brown-mushroom 1030,450 104
      cheese-wedge 1116,446 124`,
  },
  {
    ...barn,
    name: 'obstgarten',
    width: 1200,
    goods: `
      own-plum 110,392 180
      crate 340,392 380 : red-apple red-apple green-apple
      crate 780,392 400 : green-apple red-apple pear
      basket 1072,420 230 : pear green-apple pear
      green-apple 170,448 116 -8
      red-apple 270,456 110
      honey-pot 548,446 140
      red-apple 640,458 108 -10
      green-apple 846,458 110 6
      cherries 740,456 100
      own-walnuts 962,458 96`,
  },
  {
    ...barn,
    name: 'molkerei',
    width: 1200,
    goods: `
      301004 130,398 330
      301004 272,410 330
      crate 850,396 370 : own-mountain-cheese own-tilsiter own-alpine-cheese own-comte own-mountain-cheese
      board 590,438 330 : own-brie own-butter-in-paper own-camembert
      own-cream-pot 1094,412 170
      own-yoghurts 398,452 150
      egg 700,458 74 10
      egg 765,460 70 -14
      egg 1010,456 78 12`,
  },
  {
    ...barn,
    name: 'backstube',
    width: 1200,
    goods: `
      sheaf-of-rice 130,372 220
      honey-pot 1090,372 190
      basket 610,404 330 : own-rollstar croissant pretzel own-rollstar
      own-loaf 330,430 220
      own-seed-loaf 880,424 210
      pretzel 170,450 124
      croissant 470,452 116 -8
      own-walnuts 760,452 104
      own-rollstar 1010,448 116`,
  },
];
