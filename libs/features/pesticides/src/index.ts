export { pesticides } from './feature.js';
