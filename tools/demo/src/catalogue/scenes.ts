import type { Scene } from '../composer/scenes.js';

/** The banners of the supermarket's pages. */
export const scenes: Scene[] = [
  {
    name: 'frisch',
    width: 1200,
    sky: ['#fdf6dc', '#e4f2d3'],
    hill: '#8cbf63',
    table: '#d9a866',
    box: ['carrot', 'broccoli', 'leafy-green', 'bell-pepper', 'ear-of-corn'],
    back: ['sunflower', 'own-bananas', 'own-basil', 'pineapple'],
    front: ['lemon', 'strawberry', 'red-apple', 'tomato', 'pear', 'eggplant'],
  },
  {
    name: 'getraenke',
    width: 480,
    sky: ['#dff2fb', '#c9e6f4'],
    hill: '#7fb8d6',
    table: '#c9925a',
    box: [],
    back: ['beer-mug', 'wine-glass', 'cup-with-straw'],
    front: ['lemon', 'beverage-box', 'tumbler-glass', 'tangerine'],
  },
  {
    name: 'backen',
    width: 1200,
    sky: ['#fdeede', '#f9dcc6'],
    hill: '#d99f78',
    table: '#b97d48',
    box: ['sheaf-of-rice', 'chestnut', 'sheaf-of-rice', 'peanuts', 'chestnut'],
    back: ['birthday-cake', 'glass-of-milk', 'honey-pot', 'cupcake'],
    front: ['egg', 'butter', 'cookie', 'chocolate-bar', 'own-whirl', 'cookie'],
  },
  {
    name: 'fruehstueck',
    width: 1200,
    sky: ['#fff6cf', '#fde6c8'],
    hill: '#9cc27a',
    table: '#cf9a5d',
    box: ['baguette-bread', 'croissant', 'own-rollstar', 'pretzel', 'own-loaf'],
    back: ['hot-beverage', 'glass-of-milk', 'honey-pot', 'teapot'],
    front: ['cheese-wedge', 'egg', 'strawberry', 'butter', 'own-ham', 'grapes'],
  },
];
