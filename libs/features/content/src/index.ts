export { content } from './feature.js';
