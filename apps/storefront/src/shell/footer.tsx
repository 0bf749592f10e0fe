import { Link, useFeature } from '@larder/platform';
import { LanguageLinks } from './language-links.js';
import { useFrameConfigs } from './shell-api.js';
import { useText } from './use-text.js';
import styles from './footer.module.css';

interface Props {
  /** Legal links only, in the focused layout. */
  readonly reduced: boolean;
  readonly url: string;
}

export function Footer({ reduced, url }: Props) {
  const { footer } = useFrameConfigs();
  const { tenant } = useFeature();
  const text = useText();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {!reduced && footer && footer.columns.length > 0 && (
          <nav className={styles.columns} aria-label={text('footer')}>
            {footer.columns.map((column) => (
              <div key={column.title}>
                <h2 className={styles.title}>{column.title}</h2>
                <ul className={styles.list}>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <Link href={link.href}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <div className={styles.base}>
          <p>{footer?.note ?? tenant.shopName}</p>
          <ul className={styles.legal}>
            {footer?.legal.map((link) => (
              <li key={link.href}>
                <Link href={link.href}>{link.label}</Link>
              </li>
            ))}
          </ul>
          <LanguageLinks url={url} />
        </div>
      </div>
    </footer>
  );
}
