import type { TransportFetch, TransportResponse } from '../api/transport.js';
import type { PageFetch } from './server-queries.js';

/** A fetch that records whether every call of a page succeeded. */
export function trackQueryFailures(call: PageFetch) {
  let isWhole = true;
  const watched: TransportFetch = async (input, init) => {
    try {
      const answer: TransportResponse & { readonly isFit?: boolean } = await call(input, init);
      if (answer.status >= 500 || answer.isFit === false) isWhole = false;
      return answer;
    } catch (error) {
      isWhole = false;
      throw error;
    }
  };
  const { known } = call;
  return { call: Object.assign(watched, known && { known }), isWhole: () => isWhole };
}
