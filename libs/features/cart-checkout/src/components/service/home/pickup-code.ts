import type { DeliveryTracking } from '@larder/contracts/checkout';

/** What opens the locker or is named at the counter, with the key of its label. */
export function pickupCode(pickup: DeliveryTracking['pickup']) {
  const locker = pickup?.place?.code;
  return locker === undefined
    ? ({ label: 'ready.code', code: pickup?.code } as const)
    : ({ label: 'ready.lockerCode', code: locker } as const);
}
