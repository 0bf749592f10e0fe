export { Gallery } from '../gallery/gallery.js';
