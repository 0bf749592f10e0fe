import { offersRoute } from '@larder/contracts/catalogue';
import type { Flyer } from '@larder/contracts/content';
import { Link, useHref } from '@larder/platform';
import { EmptyState, icon } from '@larder/ui';
import { useText } from '../../messages/flyer-text.js';
import { useFlyerDays } from './use-flyer-days.js';

const OffersArt = icon('offers', '-art');

/** Before and after a flyer's days, and when all of its products are gone. */
export function FlyerClosed({ flyer }: { readonly flyer: Flyer }) {
  const t = useText();
  const offers = useHref()(offersRoute, {});
  const { from, to } = useFlyerDays(flyer);
  const texts = {
    upcoming: [t('flyer.upcoming', { from }), t('flyer.upcomingHint')],
    current: [t('flyer.gone'), t('flyer.endedHint')],
    ended: [t('flyer.ended', { to }), t('flyer.endedHint')],
  } as const;
  const [title, hint] = texts[flyer.state];
  return (
    <EmptyState
      picture={<OffersArt />}
      title={title}
      actions={offers !== undefined && <Link href={offers}>{t('flyer.offers')}</Link>}
    >
      {hint}
    </EmptyState>
  );
}
