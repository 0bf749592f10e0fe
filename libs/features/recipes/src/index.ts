export { recipes } from './feature.js';
