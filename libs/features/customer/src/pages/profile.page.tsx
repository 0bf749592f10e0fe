import { Suspense } from 'react';
import { profileRoute } from '@larder/contracts/customer';
import {
  type FeatureContext,
  useLoginRedirect,
  PageError,
  type PageProps,
  ExtensionSlot,
  Link,
  profileSections,
  useHref,
} from '@larder/platform';
import { ChevronLeftIcon, Container, Loading, Skeleton } from '@larder/ui';
import { useAccount } from '../state/account/use-account.js';
import { Overview } from '../components/profile/overview.js';
import { ProfileMenu } from '../components/profile/profile-menu.js';
import styles from '../components/profile/profile.module.css';
import { useText } from '../messages/account-text.js';
import { headOf } from '../components/account-pages/form-page.js';

type Props = PageProps<{ slug?: string }>;

export const head = headOf('profile.title');

const nothing = () => undefined;

/** CUST-35: a slug that is no section is no page. */
export async function preload({ prepareSlot: place }: FeatureContext, { params: { slug } }: Props) {
  const slugs = new Set<string>();
  const has = (known: string) => void slugs.add(known);
  await place(profileSections, [{ show: () => null, has }]);
  if (slug !== undefined && !slugs.has(slug))
    throw new PageError(404, `Page Not Found: the profile has no section ${slug}`);
}

/** The customer's own pages, each a section under the profile's slug (NAV-29). */
export default function ProfilePage({ params, search }: Props) {
  const { slug } = params;
  const text = useText();
  const { customer, isSettled } = useAccount();
  // Fields are not wider than what is written into them.
  const isWide = slug === undefined || slug === 'orders';
  const isNobody = isSettled && !customer;
  useLoginRedirect(isNobody, profileRoute, params, Object.fromEntries(search));
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        {slug !== undefined && <BackLink />}
        <h1>{slug === undefined ? text('profile.title') : <Label slug={slug} />}</h1>
      </div>
      <div className={styles.columns}>
        <ProfileMenu current={slug} />
        <div className={isWide ? `${styles.main} ${styles.wide}` : styles.main}>
          {!customer && <Waiting />}
          {customer && slug === undefined && <Overview customer={customer} />}
          {customer && slug !== undefined && (
            <Suspense fallback={<Waiting />}>
              <ExtensionSlot
                slot={profileSections}
                props={{
                  show: (section) =>
                    section.slug === slug && (
                      <section.View
                        key={`${customer.id} ${slug}`}
                        customer={customer}
                        search={search}
                      />
                    ),
                  has: nothing,
                }}
                fallback={<Waiting />}
              />
            </Suspense>
          )}
        </div>
      </div>
    </Container>
  );
}

/** On a phone, which has the overview for a menu. */
function BackLink() {
  return (
    <Link
      href={useHref()(profileRoute, {}) ?? ''}
      className={styles.back}
      aria-label={useText()('section.overview')}
    >
      <ChevronLeftIcon size={24} directional />
    </Link>
  );
}

function Label({ slug }: { readonly slug: string }) {
  return (
    <ExtensionSlot
      slot={profileSections}
      props={{ show: (section) => section.slug === slug && section.label, has: nothing }}
    />
  );
}

function Waiting() {
  return (
    <Loading label={useText()('loading')}>
      <Skeleton shape="wide" />
      <Skeleton shape="wide" />
    </Loading>
  );
}
