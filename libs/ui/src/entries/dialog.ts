export { Dialog, type DialogProps } from '../overlays/modal/dialog.js';
export { preloadModal } from '../overlays/modal/modal.js';
