export { Popover } from './popover/popover.js';
export type { PopoverProps } from './popover/popover-props.js';
