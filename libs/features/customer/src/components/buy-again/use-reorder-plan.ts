import { useState } from 'react';
import { catalogueCalls } from '@larder/contracts/catalogue';
import {
  privateApi,
  request,
  useFeature,
  type ArgsOf,
  type CallResult,
  type FeatureContext,
} from '@larder/platform';
import { useAccount } from '../../state/account/use-account.js';
import { once, personalApi } from '../../api/personal-api.js';
import type { Finding } from '../../state/personal/personal-state.js';
import { planReorder, type ReorderLine, type PlannedLine } from './plan-reorder.js';

const { getProducts } = catalogueCalls;
/** Maximum number of items of one response. */
const BATCH_SIZE = 96;

/** Reorder data is personal. It is fetched in parallel batches, which hooks cannot do. */
const reorderApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getReorderProducts: build.query<CallResult<typeof getProducts>, ArgsOf<typeof getProducts>>({
      query: request(getProducts),
    }),
  }),
});

const none: ReadonlyMap<string, Finding> = new Map();
type Findings = ReadonlyMap<string, Finding>;

/** What of them does not fit the diet; where that cannot be found out nothing counts as safe. */
async function findingsOf(
  { dispatch }: FeatureContext,
  skus: readonly string[],
): Promise<Findings> {
  const { data } = await dispatch(
    personalApi.endpoints.getDietFindings.initiate({ query: { skus: skus.join(',') } }, once),
  );
  if (!data) return new Map(skus.map((sku) => [sku, 'unchecked']));
  return new Map(data.findings.map((one) => [one.sku, one]));
}

/** The lines, or nothing when they could not be loaded. */
export type LoadLines = () => Promise<readonly ReorderLine[] | undefined>;

/** Looks how the lines are today. */
export function useReorderPlan() {
  const context = useFeature();
  const { customer } = useAccount();
  const [plan, setPlan] = useState<readonly PlannedLine[]>([]);
  const [state, setState] = useState<'none' | 'looking' | 'failed'>('none');
  const look = async (load: LoadLines): Promise<readonly PlannedLine[] | undefined> => {
    setState('looking');
    setPlan([]);
    const lines = await load();
    if (!lines) {
      setState('failed');
      return undefined;
    }
    const parts = [];
    for (let i = 0; i < lines.length; i += BATCH_SIZE) parts.push(lines.slice(i, i + BATCH_SIZE));
    const answers = await Promise.all(
      parts.map(async (part) => {
        const skus = part.map(({ sku }) => sku);
        const query = { skus: skus.join(','), pageSize: BATCH_SIZE };
        const [{ data }, findings] = await Promise.all([
          context.dispatch(reorderApi.endpoints.getReorderProducts.initiate({ query }, once)),
          customer ? findingsOf(context, skus) : none,
        ]);
        return { data, findings };
      }),
    );
    const isWhole = answers.every(({ data }) => data !== undefined);
    setState(isWhole ? 'none' : 'failed');
    if (!isWhole) return undefined;
    const found = planReorder(
      lines,
      answers.flatMap(({ data }) => data?.results ?? []),
      new Map(answers.flatMap(({ findings }) => [...findings])),
    );
    setPlan(found);
    return found;
  };
  return { plan, state, look, clear: () => setPlan([]) };
}
