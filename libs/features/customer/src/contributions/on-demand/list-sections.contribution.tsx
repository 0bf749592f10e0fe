import { lazy } from 'react';
import type { CustomerSettings } from '@larder/contracts/customer';
import { profileContribution } from '@larder/platform';
import { AllergenIcon, CalendarIcon, HeartIcon, PackageIcon, ShoppingListIcon } from '@larder/ui';
import { useText } from '../../messages/section-text.js';

/** Purchases, favourites, lists and diet of the customer, most used first. */
const { Sections, preload } = profileContribution({
  useText,
  sections: {
    orders: { Icon: PackageIcon, View: lazy(() => import('../../components/orders/orders.js')) },
    'standing-orders': {
      Icon: CalendarIcon,
      View: lazy(() => import('../../components/standing-orders/standing-orders-section.js')),
    },
    favorites: {
      Icon: HeartIcon,
      View: lazy(() => import('../../components/favourites/favorites-section.js')),
    },
    'shopping-lists': {
      Icon: ShoppingListIcon,
      View: lazy(() => import('../../components/lists/lists-section.js')),
    },
    diet: { Icon: AllergenIcon, View: lazy(() => import('../../components/diet/diet-section.js')) },
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
