import { lazy, Suspense } from 'react';
import { profileRoute, profileSummary, type Customer } from '@larder/contracts/customer';
import { Link, ExtensionSlot, useFeature, type ProfileSection } from '@larder/platform';
import { ChevronRightIcon, FigureCard } from '@larder/ui';
import { useText } from '../../messages/account-text.js';
import styles from './overview.module.css';
import { SectionGroups } from './section-groups.js';
import { useHasMenu } from './use-has-menu.js';

const Recent = lazy(() => import('./recent/recent.js'));

/**
 * Overview of the profile: figures of all features first, then every section, in groups. Where the menu
 * beside it has the sections, what was ordered last takes their place.
 */
export function Overview({ customer }: { readonly customer: Customer }) {
  const text = useText();
  const hasMenu = useHasMenu();
  return (
    <>
      <p className={styles.hello}>{text('profile.hello', { name: customer.firstName })}</p>
      <div className={styles.summary}>
        <ExtensionSlot
          slot={profileSummary}
          props={{ customer }}
          fallback={<FigureCard icon={null} label={null} figure={null} />}
        />
      </div>
      {hasMenu && (
        <Suspense>
          <Recent />
        </Suspense>
      )}
      <div className={styles.groups}>
        <SectionGroups
          className={styles.group}
          show={(section) => <Row key={section.slug} {...section} />}
        />
      </div>
    </>
  );
}

function Row({ slug, label, text, Icon }: ProfileSection) {
  const { href } = useFeature();
  return (
    <li className={styles.row}>
      <Icon size={24} />
      <div className={styles.content}>
        <Link href={href(profileRoute, { slug }) ?? ''} className={styles.link}>
          {label}
        </Link>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <ChevronRightIcon />
    </li>
  );
}
