/** Notifies the other tabs of this shop that favourites have changed, without their content. */
export function createTabSync(onChange: () => void) {
  if (typeof BroadcastChannel !== 'function') return { notify: () => undefined };
  const channel = new BroadcastChannel('larder-favorites');
  channel.onmessage = onChange;
  return { notify: () => channel.postMessage('changed') };
}
