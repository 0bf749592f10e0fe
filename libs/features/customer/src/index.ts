export { customer } from './feature.js';
