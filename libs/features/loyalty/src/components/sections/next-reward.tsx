import { profileRoute } from '@larder/contracts/customer';
import type { MemberInformation } from '@larder/contracts/loyalty';
import { Link, useFeature } from '@larder/platform';
import { Card, Progress, Stack } from '@larder/ui';
import { useText } from '../../messages/loyalty-text.js';
import { nextReward } from '../membership/next-reward.js';

/** How many coins are missing to the next voucher, as text and bar. */
export function NextReward({ card }: { readonly card: MemberInformation }) {
  const text = useText();
  const vouchers = useFeature().href(profileRoute, { slug: 'vouchers' });
  const reward = nextReward(card);
  if (!reward) return null;
  const { title, coins, collected } = reward;
  const count = coins - collected;
  return (
    <Card>
      <Stack gap={2}>
        <h2>{text('reward.title')}</h2>
        <Progress value={collected} max={coins}>
          {count > 0 ? text('reward.missing', { count, title }) : text('reward.reached', { title })}
        </Progress>
        {vouchers !== undefined && <Link href={vouchers}>{text('reward.vouchers')}</Link>}
      </Stack>
    </Card>
  );
}
