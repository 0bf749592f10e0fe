export { loyalty } from './feature.js';
