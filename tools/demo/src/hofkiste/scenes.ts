import type { Scene } from '../composer/scenes/scene.js';

/** Boards by lamplight: the look of all banners of the farm shop. */
const barn = { wall: '#3a2f26', accent: '#e0a95a' } as const;

/** The banners of the farm shop's pages: field, kitchen, dairy and bakery. */
export const hofkisteScenes: Scene[] = [
  {
    ...barn,
    name: 'acker',
    width: 1200,
    goods: `
      own-pumpkin 120,372 230
      own-basil 1096,356 190
      crate 400,396 410 : carrot own-lettuce broccoli own-radish
      crate 820,396 390 : red-apple pear red-apple
      potato 160,444 120
      potato 244,450 104 16
      onion 590,444 104
      garlic 660,452 84
      tomato 1010,442 104
      tomato 1080,452 96 12`,
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
      brown-mushroom 1030,450 104
      cheese-wedge 1116,446 124`,
  },
  {
    ...barn,
    name: 'molkerei',
    width: 1200,
    goods: `
      glass-of-milk 190,368 220
      glass-of-milk 320,386 220
      crate 860,396 380 : cheese-wedge cheese-wedge egg
      board 560,440 360 : cheese-wedge butter cheese-wedge
      butter 160,446 130
      egg 300,450 84 10
      own-yoghurt-bowl 1090,446 160
      egg 985,452 84 -12
      egg 912,457 78 14`,
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
