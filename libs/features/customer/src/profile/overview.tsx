import { profileRoute, profileSummary, type Customer } from '@larder/contracts/customer';
import { Link, Place, useFeature } from '@larder/platform';
import { Card, Stack } from '@larder/ui';
import { useText } from '../texts/account-text.js';
import styles from './profile.module.css';

const shown = ['personal-data', 'communication', 'password'] as const;

/** What there is, at a glance; other features add their own cards. */
export function Overview({ customer }: { readonly customer: Customer }) {
  const text = useText();
  const { href } = useFeature();
  return (
    <Stack gap={4}>
      <p className={styles.hello}>{text('profile.hello', { name: customer.firstName })}</p>
      <ul className={styles.cards}>
        {shown.map((slug) => (
          <Card as="li" key={slug}>
            <Link href={href(profileRoute, { slug }) ?? ''} className={styles.cardLink}>
              {text(`section.${slug}`)}
            </Link>
            <p>{text(`section.${slug}.text`)}</p>
          </Card>
        ))}
      </ul>
      <Place slot={profileSummary} props={{ customer }} />
    </Stack>
  );
}
