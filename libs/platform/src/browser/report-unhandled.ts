import type { Host } from '../render/host-context.js';
import type { StartOptions } from './start-options.js';

/** ERR-20: crawlers by the common marks of their names. */
const CRAWLER = /bot|crawl|spider|slurp/i;

/** No fault: the observer goes on in the next frame, and browsers say so as an error. */
const HARMLESS = /^ResizeObserver loop/;

type Page = Pick<StartOptions, 'root' | 'payload'>;

/**
 * ERR-18: reports also what nobody caught. Gives the report for what was caught: before a crawler it
 * puts the server's page back, which an error would else have replaced (ERR-19).
 */
export function reportUnhandled(
  page: Page,
  send: Host['report'],
  visitor: Window = window,
): Host['report'] {
  const isKept = page.payload !== undefined && CRAWLER.test(visitor.navigator.userAgent);
  const report = isKept ? keepContent(page.root, send) : send;
  visitor.addEventListener('error', ({ error, message }) => {
    if (!HARMLESS.test(message)) report(error ?? message);
  });
  visitor.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}

function keepContent(root: Element, send: Host['report']): Host['report'] {
  const content = root.cloneNode(true);
  return (error) => {
    send(error);
    root.replaceWith(content);
  };
}
