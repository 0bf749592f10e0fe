export { ART_URL, artSprite, SPRITE_URL, sprite } from '../icons/sprite.js';
