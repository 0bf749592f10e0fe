/** A promise that the test settles. */
export function deferred<T = unknown>() {
  const parts: { resolve?: (value: T) => void } = {};
  const promise = new Promise<T>((resolve) => (parts.resolve = resolve));
  return { promise, resolve: (value: T) => parts.resolve?.(value) };
}
