import type { Page, Request } from '@playwright/test';

/** Errors that are only visible in the developer tools. */
export interface PageMonitor {
  /** Warnings and errors of the console, exceptions, failed and foreign requests, and what was reported. */
  readonly faults: string[];
  /** URLs of all requests. */
  readonly requested: string[];
  /** Ignores errors that a test provokes, such as a 404 for the page itself. */
  expect(pattern: RegExp): void;
}

/** Monitors a page from now on. `origin` is the only allowed target of requests. */
export function monitorPage(page: Page, origin: string): PageMonitor {
  const faults: string[] = [];
  const requested: string[] = [];
  const expected: RegExp[] = [];
  const report = (fault: string) => {
    if (!expected.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  page.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    // Written by Playwright itself.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    report(
      `console ${type} at ${new URL(page.url()).pathname}: ${message.text()} (${message.location().url})`,
    );
  });
  page.on('pageerror', (error) => report(`exception: ${error.message}`));
  page.on('request', (request) => {
    requested.push(request.url());
    const { protocol, origin: asked } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin) report(`foreign request: ${request.url()}`);
  });
  // Error reports of an offline page cannot be sent.
  page.on('response', (response) => {
    const request = response.request();
    if (new URL(request.url()).pathname === '/logs')
      report(`reported to the shop: ${request.postData() ?? ''}`);
  });
  page.on('requestfailed', (request) => {
    if (!isAborted(request)) report(`request failed: ${request.url()} ${reasonOf(request)}`);
  });
  return { faults, requested, expect: (pattern) => expected.push(pattern) };
}

const reasonOf = (request: Request) => request.failure()?.errorText ?? '';

/** A navigation aborts the pending requests of the page before. */
const isAborted = (request: Request) => reasonOf(request).includes('ERR_ABORTED');
