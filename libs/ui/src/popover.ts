export { Popover, type PopoverProps } from './popover/popover.js';
