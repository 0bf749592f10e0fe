import { lazy } from 'react';

/** When the chosen method is charged, and how much is reserved: not part of the page's first load. */
export const LazyChargeNotice = lazy(() => import('./charge-notice.js'));
