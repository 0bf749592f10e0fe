import type { ClientRuntimeConfig } from '@larder/contracts/tenant';

/** Whether the shop has its checkout on one page rather than in steps. */
export const isOnePage = ({ checkout }: ClientRuntimeConfig) => checkout?.layout === 'one-page';
