export { storefinder } from './feature.js';
