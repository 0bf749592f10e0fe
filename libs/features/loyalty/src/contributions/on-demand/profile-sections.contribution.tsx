import { lazy } from 'react';
import { profileContribution } from '@larder/platform';
import { CardIcon, OfferIcon, StarIcon } from '@larder/ui';
import { useText } from '../../messages/loyalty-text.js';

/** Card and vouchers of the programme (LOY-15), or the one page of the shop's own card (PLAT-20). */
const { Sections, preload } = profileContribution({
  useText,
  sections: {
    loyalty: {
      group: 'benefits',
      Icon: StarIcon,
      View: lazy(() => import('../../components/sections/card-section.js')),
    },
    vouchers: {
      group: 'benefits',
      Icon: OfferIcon,
      View: lazy(() => import('../../components/sections/vouchers-section.js')),
    },
    'physical-card': {
      group: 'benefits',
      Icon: CardIcon,
      View: lazy(() => import('../../components/sections/physical-card-section.js')),
    },
  },
  isAvailable: (slug, { tenant }) => tenant.featureJoe === (slug !== 'physical-card'),
});
export default Sections;
export { preload };
