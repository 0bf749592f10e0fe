import { lazy } from 'react';
import { profileContribution } from '@larder/platform';
import { StoreIcon } from '@larder/ui';
import { useText } from '../../messages/use-text.js';

/** The customer's own store as a page of the profile (CUST-35, STORE-10). */
const { Sections, preload } = profileContribution({
  useText,
  sections: {
    'favorite-store': {
      group: 'person',
      Icon: StoreIcon,
      View: lazy(() => import('../../components/profile/favourite-section.js')),
    },
  },
});
export default Sections;
export { preload };
