export { wallet } from './feature.js';
