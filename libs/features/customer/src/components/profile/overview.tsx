import { profileRoute, profileSummary, type Customer } from '@larder/contracts/customer';
import {
  Link,
  ExtensionSlot,
  profileSections,
  useFeature,
  type ProfileSection,
} from '@larder/platform';
import { Card, Stack } from '@larder/ui';
import { useText } from '../../messages/account-text.js';
import styles from './profile.module.css';

/** Overview of the profile: cards of other features first, then a link to each section. */
export function Overview({ customer }: { readonly customer: Customer }) {
  const text = useText();
  return (
    <Stack gap={4}>
      <p className={styles.hello}>{text('profile.hello', { name: customer.firstName })}</p>
      <ExtensionSlot slot={profileSummary} props={{ customer }} />
      <ul className={styles.cards}>
        <ExtensionSlot
          slot={profileSections}
          props={{
            show: (section) => <SectionCard key={section.slug} {...section} />,
            has: () => undefined,
          }}
        />
      </ul>
    </Stack>
  );
}

function SectionCard({ slug, label, text, Icon }: ProfileSection) {
  const { href } = useFeature();
  return (
    <Card as="li" className={styles.card}>
      <Icon size={24} />
      <div>
        <Link href={href(profileRoute, { slug }) ?? ''} className={styles.cardLink}>
          {label}
        </Link>
        {text !== undefined && <p>{text}</p>}
      </div>
    </Card>
  );
}
