export { Popover } from '../overlays/popover/popover.js';
export type { PopoverProps } from '../overlays/popover/popover-props.js';
