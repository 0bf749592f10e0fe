/** That favourites have changed goes to the other tabs of this shop; what they are does not. */
export function createTabSync(onChange: () => void) {
  if (typeof BroadcastChannel !== 'function') return { tell: () => undefined };
  const channel = new BroadcastChannel('larder-favorites');
  channel.onmessage = onChange;
  return { tell: () => channel.postMessage('changed') };
}
