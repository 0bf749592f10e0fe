import type { Host } from '../../render/host-context.js';
import type { StartOptions } from '../start-options.js';

/** ERR-20: crawlers, by common parts of their user agents. */
const CRAWLER = /bot|crawl|spider|slurp/i;

/** Not a fault: the observer continues in the next frame, but browsers report an error. */
const HARMLESS = /^ResizeObserver loop/;

type Page = Pick<StartOptions, 'root' | 'payload'>;

/**
 * ERR-18: also reports uncaught errors. Returns the report function for caught errors. For a crawler,
 * it restores the server-rendered page instead of showing an error screen (ERR-19).
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
