export { Drawer, type DrawerProps } from '../overlays/modal/drawer.js';
export { preloadModal } from '../overlays/modal/modal.js';
