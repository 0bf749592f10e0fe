import type { OpenOrder } from '@larder/contracts/shopping';

/** Whether an order waits in its store for the shopper to collect it. */
export const isWaiting = ({ status, distributionType }: OpenOrder): boolean =>
  status === 'READY' && distributionType === 'CLICK_AND_COLLECT';
