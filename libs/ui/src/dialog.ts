export { Dialog, type DialogProps } from './modal/dialog.js';
export { preloadModal } from './modal/modal.js';
