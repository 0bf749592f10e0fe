import { lazy } from 'react';
import type { CustomerSettings } from '@larder/contracts/customer';
import { profileContribution } from '@larder/platform';
import {
  AllergenIcon,
  CalendarIcon,
  HeartIcon,
  PackageIcon,
  ShoppingListIcon,
  WalletIcon,
} from '@larder/ui';
import { useText } from '../../messages/section-text.js';

/** Purchases, favourites, lists and diet of the customer, most used first. */
const { Sections, preload } = profileContribution({
  useText,
  sections: {
    orders: {
      group: 'shopping',
      Icon: PackageIcon,
      View: lazy(() => import('../../components/orders/orders.js')),
    },
    'standing-orders': {
      group: 'shopping',
      Icon: CalendarIcon,
      View: lazy(() => import('../../components/standing-orders/standing-orders-section.js')),
    },
    favorites: {
      group: 'shopping',
      Icon: HeartIcon,
      View: lazy(() => import('../../components/favourites/favorites-section.js')),
    },
    'shopping-lists': {
      group: 'shopping',
      Icon: ShoppingListIcon,
      View: lazy(() => import('../../components/lists/lists-section.js')),
    },
    spending: {
      group: 'shopping',
      Icon: WalletIcon,
      View: lazy(() => import('../../components/spending/spending-section.js')),
    },
    diet: {
      group: 'person',
      Icon: AllergenIcon,
      View: lazy(() => import('../../components/diet/diet-section.js')),
    },
  },
  isAvailable: (slug, { tenant, settings }) => {
    if (slug === 'favorites') return tenant.featureCustomerFavorites;
    if (slug !== 'standing-orders') return true;
    const { standingOrders } = settings<CustomerSettings | undefined>('account') ?? {};
    return tenant.featureCartCheckout && standingOrders === true;
  },
});
export default Sections;
export { preload };
