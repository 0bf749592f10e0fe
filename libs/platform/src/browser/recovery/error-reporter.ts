import { classifyError, isCallError } from '../../api/errors.js';
import type { AppStore } from '../../store/create-store.js';

/**
 * ERR-18, 22: sends an error to the log endpoint once and ignores failures of that call. Many
 * components may fail to load the same chunk, so an error that was just reported is not reported again.
 */
export function createErrorReporter(store: AppStore, version: string) {
  let lastMessage: string | undefined;
  return (error: unknown) => {
    const message =
      error instanceof Error
        ? error.message
        : isCallError(error)
          ? error.data.message
          : String(error);
    if (message === lastMessage) return;
    lastMessage = message;
    const entry = {
      timestamp: new Date().toISOString(),
      version,
      requestId: store.getState().core.requestId,
      level: 'error' as const,
      message,
      path: window.location.pathname,
      ...(error instanceof Error && error.stack ? { stackTrace: error.stack.slice(0, 4000) } : {}),
      ...(isCallError(error) ? { params: { ...classifyError(error) } } : {}),
    };
    void fetch('/logs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ error: entry, message: message.slice(0, 4000) }),
      keepalive: true,
    }).catch(() => undefined);
  };
}
