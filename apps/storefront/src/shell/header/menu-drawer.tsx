import { mainNavigation, type MenuLink } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { Drawer } from '@larder/ui/drawer';
import { ConfigLink } from './config-link.js';
import { useText } from '../use-text.js';
import styles from './menu-drawer.module.css';

export interface MenuDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly links: readonly MenuLink[];
}

export function MenuDrawer({ open, onOpenChange, links }: MenuDrawerProps) {
  const text = useText();
  return (
    <Drawer
      side="start"
      open={open}
      onOpenChange={onOpenChange}
      title={text('menu')}
      closeLabel={text('closeMenu')}
    >
      <nav aria-label={text('mainNavigation')}>
        <ExtensionSlot slot={mainNavigation} props={{ variant: 'drawer' }} />
      </nav>
      <ul className={styles.drawerLinks}>
        {links.map((link) => (
          <li key={link.href}>
            <ConfigLink link={link} />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
