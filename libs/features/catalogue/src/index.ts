export { catalogue } from './feature.js';
