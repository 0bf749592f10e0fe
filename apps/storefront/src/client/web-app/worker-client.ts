import { PAGES, isHashedFile, isPicture } from '../../worker/rules.js';

const URL_OF_WORKER = '/service-worker.js';
/** The page is shown and has loaded what it needs: the worker's start must not delay a tap. */
const START_DELAY_MS = 2000;

interface Policy {
  createScriptURL(address: string): string;
}
interface PolicyMaker {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Pages require Trusted Types; this one returns a constant. */
function trustedUrl(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyMaker };
  const policy = trustedTypes?.createPolicy('larder-service-worker', {
    createScriptURL: () => URL_OF_WORKER,
  });
  return policy?.createScriptURL(URL_OF_WORKER) ?? URL_OF_WORKER;
}

/** Registers the service worker, which then also stores what this page has loaded without it. */
export async function registerWorker(workers: ServiceWorkerContainer): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, START_DELAY_MS));
  await workers.register(trustedUrl(), { updateViaCache: 'none' });
  if (cameThroughWorker()) return;
  const { active } = await workers.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedUrls() } });
}

/** A worker may take the page over while that loads: being controlled does not tell. */
function cameThroughWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.workerStart !== 0;
}

/** This page and its files. Browsers take the files from their own cache. */
export function loadedUrls(): readonly (string | [string, RequestInit])[] {
  const { origin, pathname, search } = window.location;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === origin)
    .filter((url) => isHashedFile(url.pathname) || isPicture(url.pathname))
    .map((url) => url.pathname + url.search);
  return [[pathname + search, { headers: { accept: 'text/html' } }], ...new Set(files)];
}

/** When the copy was made that this page shows; nothing if it comes from the server. */
export async function copyDate(workers: ServiceWorkerContainer): Promise<Date | undefined> {
  const { controller } = workers;
  if (!controller) return undefined;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
  });
  controller.postMessage({ type: 'COPY_DATE' }, [port2]);
  const date = await answer;
  port1.close();
  return typeof date === 'string' && date !== '' ? new Date(date) : undefined;
}

/** Which pages were opened is nobody's business who uses the browser next. */
export async function forgetPages(): Promise<void> {
  if ('caches' in window) await window.caches.delete(PAGES);
}
