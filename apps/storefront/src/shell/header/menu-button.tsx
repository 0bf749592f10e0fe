import { useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import type { MenuLink } from '@larder/contracts/content';
import { sitemapRoute } from '@larder/contracts/content';
import { useHref } from '@larder/platform';
import { IconLink, MenuIcon } from '@larder/ui';
import type { MenuDrawerProps } from './menu-drawer.js';
import { useText } from '../use-text.js';
import styles from './header.module.css';

interface Props {
  readonly links: readonly MenuLink[];
  /** Current URL: a change closes the drawer. */
  readonly url: string;
}

/** Opens the menu on phones; without JavaScript it is a link to the list of all pages. */
export function MenuButton({ links, url }: Props) {
  const text = useText();
  const href = useHref()(sitemapRoute, {});
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps>>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [url]);
  const open = async (event: MouseEvent) => {
    event.preventDefault();
    const { MenuDrawer } = await import('./menu-drawer.js');
    setDrawer(() => MenuDrawer);
    setOpen(true);
  };
  return (
    <div className={styles.menu}>
      <IconLink
        label={text('menu')}
        icon={<MenuIcon size={24} />}
        href={href ?? '/'}
        aria-haspopup="dialog"
        onClick={(event: MouseEvent) => void open(event)}
      />
      {Drawer && <Drawer open={isOpen} onOpenChange={setOpen} links={links} />}
    </div>
  );
}
