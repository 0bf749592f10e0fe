import { contentRoute, type FlyerLink } from '@larder/contracts/content';
import { Link, useHref, useTexts } from '@larder/platform';
import { ArrowRightIcon, OfferIcon } from '@larder/ui';
import { offersApi } from '../../api/offers/offers-api.js';
import { useText } from '../../messages/offers-text.js';
import styles from './offers.module.css';

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
    <Link href={to} className={styles.card}>
      <OfferIcon size={24} />
      <span className={styles.text}>
        <strong>{t('offers.flyer')}</strong>{' '}
        <span className={styles.note}>{t('offers.flyerUntil', { day: date(validTo, form) })}</span>
      </span>
      <ArrowRightIcon />
    </Link>
  );
}
