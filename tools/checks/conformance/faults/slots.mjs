/** Time slots that are given away twice, or never come back. */
export const slotFaults = [
  {
    id: 'oversold',
    what: 'a full time slot is still given',
    from: [
      'if (!await hasCapacity(work, timeSlot.id)) return void 0;',
      'return remainingCapacity(timeSlot.hold?.isLive ? withOwnHold(timeSlot) : timeSlot) <= 0 ? "023" : void 0;',
    ],
    to: ['', 'return void 0;'],
    caughtBy: 'races.last-place',
  },
  {
    id: 'place-not-returned',
    what: 'a cancelled order keeps its place in the time slot',
    from: 'if (!sharesPlace) await releaseTimeSlot(work, windowId);',
    to: '',
    caughtBy: 'orders.cancel-place',
  },
  {
    id: 'stale-availability',
    what: 'products that are gone count as available',
    from: 'available: goods !== void 0 && ',
    to: 'available: goods !== void 0 || ',
    caughtBy: 'slots.availability',
  },
  {
    id: 'endless-holds',
    what: 'a hold is extended without end',
    from: 'if (extensionsLeft(cart) === 0) throw',
    to: 'if (false) throw',
    caughtBy: 'slots.hold',
  },
  {
    id: 'hold-end-untold',
    what: 'the validation does not tell that a hold has ended',
    from: 'timeSlot?.hold !== void 0 && timeSlot.hold.endsAt <= now;',
    to: 'false;',
    caughtBy: 'slots.hold-ends',
  },
  {
    id: 'unknown-slot-409',
    what: 'a time slot that does not exist is answered with 409',
    from: 'return new ApiFailure(fault === "140" ? 404 : 409, fault, timeSlotErrors[fault]);',
    to: 'return new ApiFailure(409, fault, timeSlotErrors[fault]);',
    caughtBy: 'slots.refused',
  },
  {
    id: 'slot-of-another-place',
    what: 'a time slot of another place is taken',
    from: 'if (timeSlot.distributionType !== place.distributionType || timeSlot.appointableId !== place.appointableId) return "022";',
    to: '',
    caughtBy: 'slots.refused',
  },
];
