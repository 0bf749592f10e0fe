import { lazy } from 'react';
import { sectionFill } from '@larder/platform';
import { StoreIcon } from '@larder/ui';
import { useText } from '../use-text.js';

/** The customer's own store as a page of the profile (CUST-35, STORE-10). */
const { Fill, preload } = sectionFill({
  useText,
  sections: {
    'favorite-store': {
      Icon: StoreIcon,
      View: lazy(() => import('../profile/favourite-section.js')),
    },
  },
});
export default Fill;
export { preload };
