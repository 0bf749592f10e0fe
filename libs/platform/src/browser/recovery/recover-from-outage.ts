import { api } from '../../api/base-api.js';
import { isCallError } from '../../api/errors.js';
import type { AppStore } from '../../store/create-store.js';
import type { ShopNavigator } from '../navigator.js';
import type { PayloadLoader } from '../prefetch/payload-loader.js';

interface RecoveryOptions {
  readonly store: AppStore;
  readonly navigator: Pick<ShopNavigator, 'state' | 'subscribe' | 'open'>;
  readonly payloads: Pick<PayloadLoader, 'load'>;
  /** The first page was rendered without some of its data. */
  readonly isPartial: boolean;
  readonly get: typeof fetch;
  /** False while the tab is hidden or offline. */
  readonly isWorthwhile: () => boolean;
}

/** Milliseconds between two checks of a failing backend; doubled after each, up to the maximum. */
export const FIRST_RETRY_MS = 3000;
const MAX_RETRY_MS = 60_000;

type InitiateQuery = (args: unknown, how: object) => Parameters<AppStore['dispatch']>[0];

/**
 * Restores a page after an outage of the backend, without a reload: an error screen is replaced by its
 * page, missing components are loaded, and failed calls are repeated. Form input is kept.
 */
export function recoverFromOutage(parts: RecoveryOptions): void {
  const { store, navigator, payloads, get } = parts;
  let delay = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let partial = parts.isPartial ? navigator.state().view.url : undefined;

  const brokenView = () => {
    const { view, isPending } = navigator.state();
    return view.kind === 'error' && view.status >= 500 && !isPending ? view : undefined;
  };
  const lacksParts = () => partial !== undefined && partial === navigator.state().view.url;
  const failedCalls = () =>
    Object.values(store.getState().api.queries).filter(
      (entry) => entry?.status === 'rejected' && isTemporary(entry.error),
    );
  const isBroken = () => brokenView() !== undefined || lacksParts() || failedCalls().length > 0;

  function scheduleRetry(): void {
    if (timer !== undefined || !isBroken()) return;
    timer = setTimeout(() => void retry(), delay);
    delay = Math.min(delay * 2, MAX_RETRY_MS);
  }

  async function retry(): Promise<void> {
    if (parts.isWorthwhile())
      await Promise.all([leaveErrorScreen(), reloadPartialPage(), refetchFailedQueries()]);
    timer = undefined;
    if (!isBroken()) delay = FIRST_RETRY_MS;
    scheduleRetry();
  }

  async function leaveErrorScreen(): Promise<void> {
    const view = brokenView();
    if (!view) return;
    const status = await get(view.url, { method: 'HEAD' }).then(
      (answer) => answer.status,
      () => 503,
    );
    if (status < 500 && brokenView() === view) await navigator.open(view.url, 'replace');
  }

  async function reloadPartialPage(): Promise<void> {
    if (partial === undefined || !lacksParts()) return;
    const payload = await payloads.load(partial);
    if (payload?.status === 200 && !payload.isPartial) partial = undefined;
  }

  function refetchFailedQueries(): Promise<unknown> {
    const endpoints: Readonly<Record<string, { readonly initiate: InitiateQuery }>> = api.endpoints;
    return Promise.all(
      failedCalls().map((entry) => {
        const endpoint = endpoints[entry?.endpointName ?? ''];
        const how = { forceRefetch: true, subscribe: false };
        return endpoint && store.dispatch(endpoint.initiate(entry?.originalArgs, how));
      }),
    );
  }

  navigator.subscribe(scheduleRetry);
  store.subscribe(scheduleRetry);
  scheduleRetry();
}

/** A refused call is not repeated; a failed one may succeed the next time. */
function isTemporary(error: unknown): boolean {
  return isCallError(error) && (typeof error.status === 'string' || error.status >= 500);
}
