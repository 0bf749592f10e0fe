import { useState, type ReactNode } from 'react';
import { profileRoute } from '@larder/contracts/customer';
import { Link, useFeature } from '@larder/platform';
import { Button, HomeIcon, LogOutIcon } from '@larder/ui';
import { signOut } from '../../state/account/sign-out.js';
import { useText } from '../../messages/account-text.js';
import styles from './profile.module.css';
import { SectionGroups } from './section-groups.js';

/** Every section of the profile, and the way out. */
export function ProfileMenu({ current }: { readonly current: string | undefined }) {
  const text = useText();
  const context = useFeature();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut(context);
    setLeaving(false);
  };
  return (
    <nav
      className={current === undefined ? `${styles.menu} ${styles.atOverview}` : styles.menu}
      aria-label={text('profile.sections')}
    >
      <ul>
        <Entry isCurrent={current === undefined}>
          <HomeIcon />
          {text('section.overview')}
        </Entry>
      </ul>
      <SectionGroups
        className={styles.group}
        show={({ slug, label, Icon }) => (
          <Entry key={slug} slug={slug} isCurrent={slug === current}>
            <Icon />
            {label}
          </Entry>
        )}
      />
      <Button variant="quiet" busy={isLeaving} onClick={() => void leave()}>
        <LogOutIcon />
        {text('profile.logout')}
      </Button>
    </nav>
  );
}

function Entry(props: {
  readonly slug?: string;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}) {
  const { slug, isCurrent, children } = props;
  const href = useFeature().href(profileRoute, slug === undefined ? {} : { slug });
  return (
    <li>
      <Link href={href ?? ''} {...(isCurrent && { 'aria-current': 'page' })}>
        {children}
      </Link>
    </li>
  );
}
