import type { Fulfilment } from '../../orders/fulfilment/fulfilment.js';

/** A warehouse that has everything but for one line. */
export const fulfilmentWithout = (missing: string | undefined): Fulfilment => ({
  isSimulated: true,
  fetchUpdate: ({ status, now, lines }) =>
    Promise.resolve(
      status === 'PLACED'
        ? { status: 'PICKING', nextAt: now }
        : {
            status: 'ON_THE_WAY',
            nextAt: null,
            picked: {
              pickedAt: now.toISOString(),
              depositReturned: 0,
              lines: lines.map(({ lineItemId, quantity }) =>
                lineItemId === missing
                  ? { lineItemId, outcome: 'MISSING', quantity: 0 }
                  : { lineItemId, outcome: 'PICKED', quantity },
              ),
            },
          },
    ),
});
