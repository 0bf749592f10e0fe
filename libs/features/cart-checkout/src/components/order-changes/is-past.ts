import type { Order } from '@larder/contracts/checkout';

/** Little is said of an order that has come, and nothing can be changed. */
export const isPast = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'COMPLETED' || status === 'CANCELLED';
