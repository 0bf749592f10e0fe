import { useSyncExternalStore } from 'react';
import { profileRoute } from '@larder/contracts/customer';
import { Link, createTextHook, useFeature } from '@larder/platform';
import { UserIcon } from '@larder/ui';
import { accountOf } from '../state/account/account.js';
import type { shop as de } from '../messages/de.json';
import styles from './header-actions.module.css';

const useText = createTextHook<keyof typeof de>('account');
const nobody = () => undefined;

/** Link to the account; guests are redirected to the login (CUST-11). */
export default function HeaderActions() {
  const text = useText();
  const context = useFeature();
  const { subscribe, get } = accountOf(context);
  const name = useSyncExternalStore(subscribe, get, nobody)?.firstName;
  return (
    <Link
      href={context.href(profileRoute, {}) ?? '/'}
      className={styles.account}
      {...(name !== undefined && { 'aria-label': text('own', { name }) })}
    >
      <UserIcon size={24} />
      <span>{name ?? text('login')}</span>
    </Link>
  );
}
