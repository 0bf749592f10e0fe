import type { Offers } from '@larder/contracts/catalogue';
import { useTexts } from '@larder/platform';
import { endingOffers } from '../../api/offers/offer-groups.js';
import { useText } from '../../messages/offers-text.js';
import { LabelledRow } from './labelled-row.js';

/** Offers that end within a few days, with their last days. */
export function EndingOffers({ offers }: { readonly offers: Offers }) {
  const t = useText();
  const { date } = useTexts();
  // A day has no time zone: it is formatted in the one that it is read in.
  const form = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const labelOf = (until: string) => t('offers.until', { day: date(until, form) });
  return <LabelledRow title={t('offers.endings')} offers={endingOffers(offers, labelOf)} />;
}
