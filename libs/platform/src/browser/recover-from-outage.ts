import { api } from '../api/base-api.js';
import { isCallError } from '../api/errors.js';
import type { AppStore } from '../store/create-store.js';
import type { ShopNavigator } from './navigator.js';
import type { PayloadLoader } from './payload-loader.js';

interface RecoveryOptions {
  readonly store: AppStore;
  readonly navigator: Pick<ShopNavigator, 'state' | 'subscribe' | 'open'>;
  readonly payloads: Pick<PayloadLoader, 'load'>;
  /** The first page came without some of its parts. */
  readonly isPartial: boolean;
  readonly get: typeof fetch;
  /** False while nobody looks at the page, or it has no connection. */
  readonly isWorthwhile: () => boolean;
}

/** Milliseconds between two looks at a backend that fails; each one doubles them, up to the longest. */
export const FIRST_RETRY_MS = 3000;
const MAX_RETRY_MS = 60_000;

type InitiateQuery = (args: unknown, how: object) => Parameters<AppStore['dispatch']>[0];

/**
 * Brings a page back that a failing backend has broken, as soon as it answers again, and without a
 * reload: an error screen gives way to its page, parts that were left out come, failed calls are
 * repeated. What was typed stays.
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
    const endpoints = api.endpoints as unknown as Record<
      string,
      { readonly initiate: InitiateQuery }
    >;
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

/** What is refused stays refused; what failed may work the next time. */
function isTemporary(error: unknown): boolean {
  return isCallError(error) && (typeof error.status === 'string' || error.status >= 500);
}
