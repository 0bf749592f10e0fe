import type { Scene } from '../composer/scenes.js';

/** The pictures of the farm shop's pages: evening light over field, dairy and bakery. */
export const hofkisteScenes: Scene[] = [
  {
    name: 'acker',
    width: 1200,
    sky: ['#f6d9a0', '#e8b878'],
    hill: '#5d7f45',
    table: '#6b4a2c',
    box: ['carrot', 'own-lettuce', 'own-pumpkin', 'onion', 'broccoli'],
    back: ['sunflower', 'deciduous-tree', 'leafy-green'],
    front: ['potato', 'tomato', 'own-radish', 'garlic', 'red-apple', 'pear'],
  },
  {
    name: 'kueche',
    width: 1200,
    sky: ['#efe3c4', '#dcc79a'],
    hill: '#7c8f57',
    table: '#5a3d28',
    box: ['beans', 'onion', 'garlic', 'carrot', 'herb'],
    back: ['pot-of-food', 'olive', 'own-basil'],
    front: ['tomato', 'lemon', 'egg', 'bell-pepper', 'cheese-wedge', 'brown-mushroom'],
  },
  {
    name: 'molkerei',
    width: 1200,
    sky: ['#dfe7d0', '#bfd0a8'],
    hill: '#6f9a5c',
    table: '#8a6a48',
    box: [],
    back: ['cow-face', 'glass-of-milk', 'goat'],
    front: ['cheese-wedge', 'butter', 'egg', 'bowl-with-spoon'],
  },
  {
    name: 'backstube',
    width: 1200,
    sky: ['#f3dcb8', '#dba86c'],
    hill: '#a9763f',
    table: '#6b4526',
    box: ['own-loaf', 'own-rollstar', 'pretzel', 'baguette-bread', 'croissant'],
    back: ['sheaf-of-rice', 'honey-pot', 'own-loaf'],
    front: ['own-rollstar', 'bread', 'pretzel', 'own-walnuts'],
  },
];
