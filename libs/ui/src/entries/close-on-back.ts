export { overlayToggled, type Overlay } from '../overlays/close-on-back/close-on-back.js';
export { useCloseOnBack } from '../overlays/close-on-back/use-close-on-back.js';
