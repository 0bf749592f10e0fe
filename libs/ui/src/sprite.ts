export { SPRITE_ADDRESS, sprite } from './icons/sprite.js';
