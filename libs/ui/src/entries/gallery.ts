export { Gallery } from '../gallery/gallery.js';
export { ThemeStudio, type StudioShop } from '../gallery/studio/theme-studio.js';
