import type { ReactNode } from 'react';
import { footerLinks, type MenuLink } from '@larder/contracts/content';
import {
  CachedFragment,
  ClientOnly,
  ExtensionSlot,
  lazy,
  useFeature,
  useHasContributions,
} from '@larder/platform';
import { ConfigLink } from '../header/config-link.js';
import { LanguageLinks } from '../header/language-links.js';
import { useLayoutConfigs } from '../shell-api.js';
import { useText } from '../use-text.js';
import styles from './footer.module.css';

const colourScheme = lazy(() => import('./colour-scheme.js'));

interface Props {
  /** Legal links only, in the focused layout. */
  readonly reduced: boolean;
  readonly url: string;
}

export function Footer({ reduced, url }: Props) {
  const { footer } = useLayoutConfigs();
  const { tenant } = useFeature();
  const text = useText();
  const hasMore = useHasContributions(footerLinks);
  const columns = [...(footer?.columns ?? []), ...(footer?.contact ? [footer.contact] : [])];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {!reduced && footer?.promises && (
          <CachedFragment
            as="ul"
            fragment="promises"
            cacheKey={footer}
            role="list"
            className={styles.promises}
          >
            {footer.promises.map(({ title, text: content }) => (
              <li key={title}>
                <strong>{title}</strong>
                <span>{content}</span>
              </li>
            ))}
          </CachedFragment>
        )}
        {!reduced && footer && columns.length > 0 && (
          <CachedFragment
            as="nav"
            fragment="columns"
            cacheKey={footer}
            className={styles.columns}
            aria-label={text('footer')}
          >
            {columns.map((column) => (
              <div key={column.title}>
                <h2 className={styles.title}>{column.title}</h2>
                <Links className={styles.list} links={column.links} />
              </div>
            ))}
          </CachedFragment>
        )}
        <div className={styles.base}>
          <p>{footer?.note ?? tenant.shopName}</p>
          <Links className={styles.legal} links={footer?.legal ?? []} hasMore={hasMore}>
            <ExtensionSlot slot={footerLinks} props={{}} />
          </Links>
          <LanguageLinks url={url} />
          <ClientOnly component={colourScheme} props={{}} />
        </div>
      </div>
    </footer>
  );
}

interface LinksProps {
  readonly links: readonly MenuLink[];
  readonly className: string | undefined;
  /** Whether there are further entries behind the links. */
  readonly hasMore?: boolean;
  readonly children?: ReactNode;
}

function Links({ links, className, hasMore = false, children }: LinksProps) {
  if (links.length === 0 && !hasMore) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <ConfigLink link={link} />
        </li>
      ))}
      {children}
    </ul>
  );
}
