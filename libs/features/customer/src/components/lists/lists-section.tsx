/** In the profile. */
export { ListsOverview as default } from './lists-overview.js';
