import { profileRoute } from '@larder/contracts/customer';
import { Link, useFeature, useHref, useTexts } from '@larder/platform';
import { FigureCard, StarIcon } from '@larder/ui';
import { usePoolName } from '../../components/card/use-pool-name.js';
import { useFreshCard } from '../../components/membership/use-fresh-card.js';
import { useText } from '../../messages/loyalty-text.js';
import { isAuthenticated } from '../../state/membership/membership.js';
import { endingVouchers } from '../../state/vouchers/ending-vouchers.js';
import { todayIn } from '../../state/vouchers/voucher-state.js';

/** The member's points and the vouchers that end soon; for others, what the card is for. */
export default function LoyaltySummary() {
  const text = useText();
  const { date, number } = useTexts();
  const href = useHref();
  const poolName = usePoolName();
  const { timeZone, featureJoe } = useFeature().tenant;
  const { card, isKnown, hasFailed } = useFreshCard();
  if (!featureJoe || (!isKnown && hasFailed)) return null;
  const member = isAuthenticated(card) ? card : undefined;
  const ending = member ? endingVouchers(member.vouchers, todayIn(timeZone, Date.now())) : [];
  const [first] = ending;
  const pool = member?.pools[0];
  const note = () => {
    if (first)
      return text('summary.ending', {
        count: ending.length,
        date: date(first.expirationDate, { day: 'numeric', month: 'long' }),
      });
    if (!member) return text('summary.why');
    const count = member.vouchers.length;
    return count > 0 && text('summary.vouchers', { count });
  };
  const slug = first ? 'vouchers' : 'loyalty';
  return (
    <FigureCard
      icon={<StarIcon size={24} />}
      label={<Link href={href(profileRoute, { slug }) ?? ''}>{text('section.loyalty')}</Link>}
      figure={
        pool ? `${number(pool.value)} ${poolName(pool.poolId)}` : isKnown && text('summary.join')
      }
      note={isKnown && note()}
    />
  );
}
