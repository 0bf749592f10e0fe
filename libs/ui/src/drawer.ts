export { Drawer, type DrawerProps } from './modal/drawer.js';
export { preloadModal } from './modal/modal.js';
