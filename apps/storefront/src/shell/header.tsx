import { headerActions, headerService, mainNavigation } from '@larder/contracts/content';
import { headerSearch } from '@larder/contracts/search';
import { Place, Repeated } from '@larder/platform';
import { Logo } from './logo.js';
import { MenuButton } from './menu-button.js';
import { useFrameConfigs } from './shell-api.js';
import { TopLine } from './top-line.js';
import { useText } from './use-text.js';
import styles from './header.module.css';

/** Header of the default layout: one line and the search on a phone, two lines on the desktop. */
export function Header({ url }: { readonly url: string }) {
  const text = useText();
  const { header, topbarbanner } = useFrameConfigs();
  return (
    <>
      <TopLine header={header} topbarbanner={topbarbanner} />
      <header className={styles.header}>
        <div className={styles.line}>
          <MenuButton links={header?.links ?? []} url={url} />
          <Logo />
          <div className={styles.search}>
            <Place slot={headerSearch} props={{}} />
          </div>
          <Repeated as="div" part="actions" of="shop" className={styles.actions}>
            <Place slot={headerActions} props={{}} />
          </Repeated>
        </div>
        <Repeated as="div" part="service" of="shop" className={styles.service}>
          <Place slot={headerService} props={{}} />
        </Repeated>
      </header>
      <nav className={styles.navigation} aria-label={text('mainNavigation')}>
        <Place slot={mainNavigation} props={{ variant: 'bar' }} />
      </nav>
    </>
  );
}
