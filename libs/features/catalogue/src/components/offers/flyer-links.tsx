import { contentRoute, type FlyerLink } from '@larder/contracts/content';
import { Link, useHref, useTexts } from '@larder/platform';
import { ArrowRightIcon } from '@larder/ui';
import { offersApi } from '../../api/offers/offers-api.js';
import { useText } from '../../messages/offers-text.js';

/** Links to the flyers of today; nothing while there are none. */
export function FlyerLinks() {
  const { data: flyers = [] } = offersApi.useGetFlyersQuery();
  return flyers.map((flyer) => <FlyerBanner key={flyer.name} flyer={flyer} />);
}

function FlyerBanner({ flyer: { slug, validTo } }: { readonly flyer: FlyerLink }) {
  const t = useText();
  const { date } = useTexts();
  const to = useHref()(contentRoute, { slug });
  if (to === undefined) return null;
  // A day has no time zone: it is formatted in the one that it is read in.
  const form = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return (
    <Link href={to} data-offers="flyer">
      <span>
        <strong>{t('offers.flyer')}</strong>{' '}
        <span>{t('offers.flyerUntil', { day: date(validTo, form) })}</span>
      </span>
      <ArrowRightIcon size={24} />
    </Link>
  );
}
