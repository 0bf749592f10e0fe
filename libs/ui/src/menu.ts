export { Menu } from './menu/menu.js';
export type { MenuEntry, MenuProps } from './menu/menu-props.js';
