import { contentRoute } from '@larder/contracts/content';
import { Link, useHref } from '@larder/platform';
import { ArrowRightIcon } from '@larder/ui';
import type { FlyerLink } from '@larder/contracts/content';
import { flyerApi } from '../../api/offers/flyer-api.js';
import { useText } from '../../messages/flyer-text.js';
import styles from './flyer-links.module.css';
import { useFlyerDays } from './use-flyer-days.js';

/** Links to the flyers of today; nothing while there are none. */
export function FlyerLinks() {
  const { data: flyers = [] } = flyerApi.useGetFlyersQuery(undefined);
  return flyers.map((flyer) => <FlyerBanner key={flyer.name} flyer={flyer} />);
}

function FlyerBanner({ flyer }: { readonly flyer: FlyerLink }) {
  const t = useText();
  const days = useFlyerDays(flyer);
  const to = useHref()(contentRoute, { slug: flyer.slug });
  if (to === undefined) return null;
  return (
    <Link href={to} className={styles.banner}>
      <span>
        <strong className={styles.title}>{t('flyer.open')}</strong>
        <span>{t('flyer.until', days)}</span>
      </span>
      <ArrowRightIcon size={24} />
    </Link>
  );
}
