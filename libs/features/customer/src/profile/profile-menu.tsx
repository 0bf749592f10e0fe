import { useState } from 'react';
import { profileRoute } from '@larder/contracts/customer';
import { Link, useFeature } from '@larder/platform';
import { Button } from '@larder/ui';
import { signOut } from '../account/sign-out.js';
import { useText } from '../texts/account-text.js';
import styles from './profile.module.css';
import { sections, type Section } from './sections.js';

/** Every section of the profile, and the way out. */
export function ProfileMenu({ current }: { readonly current: Section }) {
  const text = useText();
  const context = useFeature();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut(context);
    setLeaving(false);
  };
  return (
    <nav className={styles.menu} aria-label={text('profile.sections')}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <Link
              href={
                context.href(profileRoute, section === 'overview' ? {} : { slug: section }) ?? ''
              }
              {...(section === current && { 'aria-current': 'page' })}
            >
              {text(`section.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" busy={isLeaving} onClick={() => void leave()}>
        {text('profile.logout')}
      </Button>
    </nav>
  );
}
