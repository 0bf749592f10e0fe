import { lazy } from 'react';
import { profileContribution } from '@larder/platform';
import { CardIcon, TruckIcon, WalletIcon } from '@larder/ui';
import { useText } from '../../messages/wallet-text.js';

/** Profile sections for wallet, payment methods and delivery pass, if the shop has them (PLAT-13, PLAT-22). */
const { Sections, preload } = profileContribution({
  useText,
  sections: {
    wallet: {
      group: 'benefits',
      Icon: WalletIcon,
      View: lazy(() => import('../../components/sections/wallet-section.js')),
    },
    'payment-methods': {
      group: 'benefits',
      Icon: CardIcon,
      View: lazy(() => import('../../components/sections/methods-section.js')),
    },
    'delivery-pass': {
      group: 'benefits',
      Icon: TruckIcon,
      View: lazy(() => import('../../components/sections/pass-section.js')),
    },
  },
  isAvailable: (slug, { tenant }) => {
    if (slug === 'wallet') return tenant.wallet;
    return slug === 'payment-methods' || tenant.featureCustomerDeliveryPass;
  },
});
export default Sections;
export { preload };
