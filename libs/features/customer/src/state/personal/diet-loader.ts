import type { FeatureContext } from '@larder/platform';
import { once, personalApi } from '../../api/personal-api.js';
import type { Finding } from './personal-state.js';

/** Batches products: all requests of a page within this time become one call. */
const BATCH_DELAY_MS = 60;
const BATCH_SIZE = 100;

/**
 * Fetches the diet conflicts of all products of a page in one call. For a customer without a diet there
 * is one call per visit.
 */
export function createDietLoader(
  context: FeatureContext,
  onFindings: (findings: ReadonlyMap<string, Finding>) => void,
) {
  const known = new Set<string>();
  let waiting: string[] = [];
  let isChosen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const ask = async (skus: readonly string[]) => {
    const startTurn = turn;
    const { data } = await context.dispatch(
      personalApi.endpoints.getDietFindings.initiate({ query: { skus: skus.join(',') } }, once),
    );
    // The response is about a previous customer or diet.
    if (startTurn !== turn) return;
    isChosen = data?.isChosen ?? true;
    const findings = new Map(data?.findings.map((one) => [one.sku, one]));
    // Products that could not be checked must not look safe.
    onFindings(data ? findings : new Map(skus.map((sku) => [sku, 'unchecked'])));
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
    /** Another customer or diet: everything is fetched again. */
    forget() {
      turn += 1;
      known.clear();
      waiting = [];
      isChosen = true;
    },
  };
}
