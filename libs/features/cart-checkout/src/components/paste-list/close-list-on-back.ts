/** Apart, because the page's own file would load what dialogs need with the cart. */
export { overlayToggled } from '@larder/ui/close-on-back';
