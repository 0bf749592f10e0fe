const WAIT_MS = 2000;
const MAX_BATCH_SIZE = 20;

/**
 * Sends events in small batches to a call of the backend, and the rest when the page is closed. No
 * response is awaited, and undelivered events are lost.
 */
export function createBatch<T>(path: string) {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    return JSON.stringify({ events });
  };
  const post = () => {
    void fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: take(),
      keepalive: true,
    }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || waiting.length === 0) return;
    navigator.sendBeacon(path, new Blob([take()], { type: 'application/json' }));
  });
  return (event: T) => {
    waiting.push(event);
    if (waiting.length >= MAX_BATCH_SIZE) post();
    else timer ??= setTimeout(post, WAIT_MS);
  };
}
