import { bottomBar, indexRoute } from '@larder/contracts/content';
import { BottomBarLink, ExtensionSlot, useHref } from '@larder/platform';
import { HomeIcon } from '@larder/ui';
import { useText } from '../use-text.js';
import styles from './bottom-navigation.module.css';

/** Bottom bar on phones; features add their entries. */
export function BottomNavigation() {
  const text = useText();
  const home = useHref()(indexRoute, {});
  return (
    <nav className={styles.bar} aria-label={text('bottomBar')}>
      <BottomBarLink href={home ?? '/'}>
        <HomeIcon size={24} />
        {text('home')}
      </BottomBarLink>
      <ExtensionSlot slot={bottomBar} props={{}} />
    </nav>
  );
}
