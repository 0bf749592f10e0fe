import type { Scene } from '../composer/scenes.js';

/** The banners of the city chain. */
export const harvestScenes: Scene[] = [
  {
    name: 'market',
    width: 1200,
    sky: ['#e8effc', '#d6e4fb'],
    hill: '#6f93cf',
    table: '#c99a6b',
    box: ['broccoli', 'leafy-green', 'carrot', 'tomato', 'potato'],
    back: ['glass-of-milk', 'own-loaf', 'honey-pot', 'sunflower'],
    front: ['strawberry', 'red-apple', 'cheese-wedge', 'egg', 'tomato', 'pear'],
  },
  {
    name: 'teatime',
    width: 480,
    sky: ['#fdeae6', '#f9d8d0'],
    hill: '#d98a78',
    table: '#b98455',
    box: [],
    back: ['teapot', 'cupcake', 'honey-pot'],
    front: ['cookie', 'lemon', 'strawberry', 'butter'],
  },
];
