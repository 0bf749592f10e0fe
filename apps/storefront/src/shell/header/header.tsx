import {
  headerActions,
  headerService,
  indexRoute,
  mainNavigation,
} from '@larder/contracts/content';
import { headerSearch } from '@larder/contracts/search';
import { ExtensionSlot, CachedFragment, useHref } from '@larder/platform';
import { Logo } from './logo.js';
import { MenuButton } from './menu-button.js';
import { useLayoutConfigs } from '../shell-api.js';
import { TopBar } from './top-bar.js';
import { useText } from '../use-text.js';
import styles from './header.module.css';

/** Header of the default layout: one line and the search on a phone, two lines on the desktop. */
export function Header({ url }: { readonly url: string }) {
  const text = useText();
  const { header, topbarbanner } = useLayoutConfigs();
  const isHome = url.split('?')[0] === useHref()(indexRoute, {});
  return (
    <>
      <TopBar header={header} topbarbanner={topbarbanner} isHome={isHome} />
      <header className={styles.header}>
        <div className={styles.line}>
          <MenuButton links={header?.links ?? []} url={url} />
          <Logo />
          <div className={styles.search}>
            <ExtensionSlot slot={headerSearch} props={{}} />
          </div>
          <CachedFragment as="div" fragment="actions" cacheKey="shop" className={styles.actions}>
            <ExtensionSlot slot={headerActions} props={{}} />
          </CachedFragment>
        </div>
        <CachedFragment as="div" fragment="service" cacheKey="shop" className={styles.service}>
          <ExtensionSlot slot={headerService} props={{}} />
        </CachedFragment>
      </header>
      <nav className={styles.navigation} aria-label={text('mainNavigation')}>
        <ExtensionSlot slot={mainNavigation} props={{ variant: 'bar' }} />
      </nav>
    </>
  );
}
