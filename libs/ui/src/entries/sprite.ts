export { SPRITE_URL, sprite } from '../icons/sprite.js';
