import { lazy } from 'react';

const load = () => import('./charge-notice.js');

/** When the chosen method is charged, and how much is reserved: not part of the page's first load. */
export const LazyChargeNotice = lazy(load);

/** Loads it beside a choice: a notice that comes late moves the button below while it is pressed. */
export const preloadChargeNotice = () => void load().catch(() => undefined);
