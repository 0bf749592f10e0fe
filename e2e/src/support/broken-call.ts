import type { Page, Route } from '@playwright/test';

/** How a call of the browser can go wrong. */
export const failureKinds = ['error 500', 'timeout', 'reset before', 'answer lost'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Timeout of a call here, in milliseconds; a shopper's waits for fifteen seconds. */
const SHORT_TIMEOUT_MS = 2500;

/** Has the shop give up its calls sooner. Before the page is opened. */
export async function withShortTimeout(page: Page): Promise<void> {
  await page.addInitScript((most) => {
    const given = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => given(Math.min(milliseconds, most));
  }, SHORT_TIMEOUT_MS);
}

/** The server receives the call and responds, but the response never arrives. */
export async function deliverAndDropResponse(
  route: Route,
  onDelivered: () => void = () => undefined,
): Promise<void> {
  const url = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host: url.host };
  url.hostname = '127.0.0.1';
  await route.fetch({ url: url.href, headers });
  onDelivered();
  await route.abort('connectionreset').catch(() => undefined);
}

const handle: Readonly<Record<FailureKind, (route: Route) => Promise<void>>> = {
  'error 500': (route) =>
    route.fulfill({ status: 500, json: { errorCode: 'INTERNAL_ERROR', message: 'broken' } }),
  // Never answered; the page times out.
  timeout: () => Promise.resolve(),
  'reset before': (route) => route.abort('connectionreset'),
  'answer lost': (route) => deliverAndDropResponse(route),
};

export interface BrokenCall {
  /** Number of failures so far. */
  count(): number;
  heal(): Promise<void>;
}

/** Breaks one call of the browser, such as `POST /api/checkout`, until it is restored. */
export async function breakCall(
  page: Page,
  line: string,
  failureKind: FailureKind,
): Promise<BrokenCall> {
  const [method, path = ''] = line.split(' ');
  let count = 0;
  const matches = (url: URL) => new RegExp(`^${path}$`).test(url.pathname);
  const broken = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    return handle[failureKind](route);
  };
  await page.route(matches, broken);
  return { count: () => count, heal: () => page.unroute(matches, broken) };
}
