import { loginRoute } from '@larder/contracts/customer';
import { Link, useFeature } from '@larder/platform';
import { useText } from '../../messages/account-text.js';
import styles from '../../pages/page.module.css';

/** Link for visitors who already have an account. */
export function LoginLink() {
  const text = useText();
  const { href } = useFeature();
  return (
    <p className={styles.links}>
      {text('registration.known')}{' '}
      <Link href={href(loginRoute, {}) ?? ''}>{text('login.submit')}</Link>
    </p>
  );
}
