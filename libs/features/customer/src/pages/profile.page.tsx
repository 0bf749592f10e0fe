import { useEffect } from 'react';
import { loginRoute, profileRoute } from '@larder/contracts/customer';
import { useFeature, type PageProps } from '@larder/platform';
import { Container, Loading, Skeleton } from '@larder/ui';
import { useAccount } from '../account/use-account.js';
import { Communication } from '../profile/communication.js';
import { Overview } from '../profile/overview.js';
import { PasswordChange } from '../profile/password-change.js';
import { PersonalData } from '../profile/personal-data.js';
import { ProfileMenu } from '../profile/profile-menu.js';
import styles from '../profile/profile.module.css';
import { sections, type Section } from '../profile/sections.js';
import { useText } from '../texts/account-text.js';
import { headOf } from './page-frame.js';

type Props = PageProps<{ slug?: string }>;

const views = {
  overview: Overview,
  'personal-data': PersonalData,
  communication: Communication,
  password: PasswordChange,
} as const satisfies Record<Section, unknown>;

/** CUST-35: a slug that is no section is no page. */
export const validate = ({ params: { slug } }: Props) =>
  slug === undefined || (slug !== 'overview' && (sections as readonly string[]).includes(slug));

export const head = headOf('profile.title');

/** The customer's own pages, each a section under the profile's slug (NAV-29). */
export default function ProfilePage({ params, search }: Props) {
  const text = useText();
  const { customer, isSettled } = useAccount();
  useGoingToLogin(isSettled && !customer, params.slug, search);
  const section = (params.slug ?? 'overview') as Section;
  const View = views[section];
  return (
    <Container className={styles.page}>
      <h1>{text(section === 'overview' ? 'profile.title' : `section.${section}`)}</h1>
      <div className={styles.columns}>
        <ProfileMenu current={section} />
        <div className={styles.main}>
          {customer ? (
            <View customer={customer} />
          ) : (
            <Loading label={text('loading')}>
              <Skeleton shape="wide" />
              <Skeleton shape="wide" />
            </Loading>
          )}
        </div>
      </div>
    </Container>
  );
}

/** The session has ended between the server's look at it and this page's own. */
function useGoingToLogin(isNobody: boolean, slug: string | undefined, search: URLSearchParams) {
  const { href, navigate } = useFeature();
  useEffect(() => {
    if (!isNobody) return;
    const query = Object.fromEntries(search);
    const returnUrl = href(profileRoute, slug === undefined ? {} : { slug }, query);
    const to = href(loginRoute, {}, { returnUrl, authRequired: 'true' });
    if (to !== undefined) navigate(to, { replace: true });
  }, [isNobody, slug, search, href, navigate]);
}
