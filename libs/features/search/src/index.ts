export { search } from './feature.js';
