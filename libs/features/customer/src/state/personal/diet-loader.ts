import type { FeatureContext } from '@larder/platform';
import { once, personalApi } from '../../api/personal-api.js';
import type { Finding } from './personal-state.js';

/** Products that are asked for at once; what a page shows comes together within this time. */
const BATCH_DELAY_MS = 60;
const BATCH_SIZE = 100;

/**
 * Asks for all products of a page in one call what of them does not fit the customer's diet. A
 * customer who has chosen nothing is asked for once a visit.
 */
export function createDietLoader(
  context: FeatureContext,
  tell: (findings: ReadonlyMap<string, Finding>) => void,
) {
  const known = new Set<string>();
  let waiting: string[] = [];
  let isChosen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const ask = async (skus: readonly string[]) => {
    const asked = turn;
    const { data } = await context.dispatch(
      personalApi.endpoints.getDietFindings.initiate({ query: { skus: skus.join(',') } }, once),
    );
    // It is about somebody who has left, or a diet that is no more.
    if (asked !== turn) return;
    isChosen = data?.isChosen ?? true;
    const findings = new Map(data?.findings.map((one) => [one.sku, one]));
    // What could not be asked may not look as if it were safe.
    tell(data ? findings : new Map(skus.map((sku) => [sku, 'unchecked'])));
    if (!data) for (const sku of skus) known.delete(sku);
  };
  const send = () => {
    timer = undefined;
    const skus = waiting;
    waiting = [];
    for (let i = 0; i < skus.length; i += BATCH_SIZE) void ask(skus.slice(i, i + BATCH_SIZE));
  };
  return {
    watch(sku: string) {
      if (!isChosen || known.has(sku)) return;
      known.add(sku);
      waiting.push(sku);
      timer ??= setTimeout(send, BATCH_DELAY_MS);
    },
    /** Another customer, or another diet: everything is asked anew. */
    forget() {
      turn += 1;
      known.clear();
      waiting = [];
      isChosen = true;
    },
  };
}
