import { bottomBar, indexRoute } from '@larder/contracts/content';
import { BarLink, Place, useHref } from '@larder/platform';
import { HomeIcon } from '@larder/ui';
import { useText } from './use-text.js';
import styles from './bottom-bar.module.css';

/** The phone's bar within the thumb's reach; features add their entries. */
export function BottomBar() {
  const text = useText();
  const home = useHref()(indexRoute, {});
  return (
    <nav className={styles.bar} aria-label={text('bottomBar')}>
      <BarLink href={home ?? '/'}>
        <HomeIcon size={24} />
        {text('home')}
      </BarLink>
      <Place slot={bottomBar} props={{}} />
    </nav>
  );
}
