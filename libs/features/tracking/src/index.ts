export { tracking } from './feature.js';
