import type { Page, Request } from '@playwright/test';

/** Faults that a page shows to nobody but the one who looks behind it. */
export interface PageMonitor {
  /** Warnings and errors of the console, exceptions, failed and foreign requests, and what was reported. */
  readonly faults: string[];
  /** Addresses of everything that was asked for. */
  readonly requested: string[];
  /** Leaves out what a test provokes: an answer of 404 for the page itself, say. */
  expect(pattern: RegExp): void;
}

/** Watches a page from now on. `origin` is the only one that may be asked for anything. */
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
  // What a page without a connection wants to tell arrives nowhere.
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

/** A navigation gives up what the page before it was still asking for. */
const isAborted = (request: Request) => reasonOf(request).includes('ERR_ABORTED');
