import { simulatedTimes } from '../fulfilment/simulated-times.js';

/** A delivery that has left the warehouse. */
export interface TrackedDelivery {
  readonly orderNumber: string;
  readonly cutOff: Date;
  readonly start: Date;
  readonly end: Date;
  readonly now: Date;
}

/** Where a van is on its way to one door. */
export interface VanLocation {
  readonly expectedAt: Date;
  readonly stopsBefore: number;
  /** Between the depot (0) and the door (1). */
  readonly progress: number;
}

/** Port to the system that knows the vans: a fleet's, or the simulator. */
export interface DeliveryTracker {
  /** True for the simulator, so that pages can say so. */
  readonly isSimulated: boolean;
  /** Undefined while the van cannot be located. */
  locate(delivery: TrackedDelivery): Promise<VanLocation | undefined>;
}

const minute = 60_000;
const minutesPerStop = 6;
const lateMinutes = 2;
/** A round has no more stops than a driver makes in one time slot. */
const maxStops = 14;

/** Follows the times of the simulated fulfilment: a stop every six minutes, the shopper's own last. */
export const simulatedTracker: DeliveryTracker = {
  isSimulated: true,
  locate(delivery) {
    const { leaves, arrives } = simulatedTimes(delivery);
    const now = delivery.now.getTime();
    const whole = Math.max(1, arrives.getTime() - leaves.getTime());
    const left = Math.max(0, arrives.getTime() - now);
    const progress = Math.min(1, Math.max(0, (now - leaves.getTime()) / whole));
    const stopsBefore = Math.min(maxStops, Math.floor(left / (minutesPerStop * minute)));
    // A van that is late is expected in a moment, never in the past.
    const expectedAt = new Date(Math.max(arrives.getTime(), now + lateMinutes * minute));
    return Promise.resolve({ expectedAt, stopsBefore, progress });
  },
};
