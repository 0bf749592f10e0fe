import type { ClientConfigs } from '@larder/contracts/content';
import { ConfigLink } from './config-link.js';
import { useText } from '../use-text.js';
import styles from './top-bar.module.css';

interface Props extends Pick<ClientConfigs, 'header' | 'topbarbanner'> {
  readonly isHome: boolean;
}

/**
 * The line above the header: the banner, on phones on the home page only, and, on the desktop, the shop's
 * promise and links.
 */
export function TopBar({ header, topbarbanner: banner, isHome }: Props) {
  const text = useText();
  const links = header?.links ?? [];
  if (!banner && !header?.promise && links.length === 0) return null;
  return (
    <aside
      className={styles.line}
      data-banner={banner ? (isHome ? 'home' : '') : undefined}
      aria-label={text('notice')}
    >
      <div className={styles.inner}>
        <p className={styles.promise}>{header?.promise}</p>
        {banner && (
          <p className={styles.banner}>
            {banner.text} {banner.link && <ConfigLink link={banner.link} />}
          </p>
        )}
        {links.length > 0 && (
          <nav className={styles.links} aria-label={text('shortLinks')}>
            <ul role="list">
              {links.map((link) => (
                <li key={link.href}>
                  <ConfigLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </aside>
  );
}
