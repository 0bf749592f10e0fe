export { Menu } from '../overlays/menu/menu.js';
export type { MenuEntry, MenuProps } from '../overlays/menu/menu-props.js';
