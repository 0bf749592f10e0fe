import type { ClientConfigs } from '@larder/contracts/content';
import { ConfigLink } from './config-link.js';
import { useText } from '../use-text.js';
import styles from './top-bar.module.css';

type Props = Pick<ClientConfigs, 'header' | 'topbarbanner'>;

/** The line above the header: the banner and, on the desktop, the shop's promise and links. */
export function TopBar({ header, topbarbanner: banner }: Props) {
  const text = useText();
  const links = header?.links ?? [];
  if (!banner && !header?.promise && links.length === 0) return null;
  return (
    <aside
      className={styles.line}
      data-banner={banner ? '' : undefined}
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
