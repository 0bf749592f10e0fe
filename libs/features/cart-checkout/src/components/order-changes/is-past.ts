import type { Order } from '@larder/contracts/checkout';

/** A delivered order shows little and cannot be changed. */
export const isPast = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'COMPLETED' || status === 'CANCELLED';
