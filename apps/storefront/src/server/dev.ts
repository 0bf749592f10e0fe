import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createHost } from './host.js';
import { readSettings } from './settings/settings.js';
import type { Code } from './tenants/shops.js';

/** The part of the bundler's development server that is used here. */
interface OfficeBundler {
  readonly middlewares: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}

interface Bundler extends OfficeBundler {
  ssrLoadModule(path: '/src/server/code.ts'): Promise<Code>;
  ssrFixStacktrace(error: Error): void;
  readonly ws: { send(message: { readonly type: 'full-reload' }): void };
}

/** The bundler injects styles and code, which needs an open policy; only development uses it. */
const OPEN_POLICY = '';

/** Milliseconds that a changed backend may take to restart, and between two checks. */
const BACKEND_MS = 15_000;
const LOOK_MS = 200;

async function answers(backend: string): Promise<boolean> {
  try {
    return (await fetch(`${backend}/health/ready`, { signal: AbortSignal.timeout(LOOK_MS) })).ok;
  } catch {
    return false;
  }
}

/** Waits for the backend, which may still be restarting after a change of shared code. */
async function untilAnswers(backend: string): Promise<void> {
  const end = Date.now() + BACKEND_MS;
  while (!(await answers(backend)) && Date.now() < end) await wait(LOOK_MS);
}

/** The back office's own page and sources; its calls go on to the backend. */
const isOfficeFile = ({ headers, url = '' }: IncomingMessage) =>
  headers.host?.startsWith('office.') === true && !url.startsWith('/api/');

/**
 * Serves the sources: each page is rendered from the files on disk. The back office has a bundler of its
 * own, which starts with the first request to it.
 */
export async function startDevelopment(
  bundler: Bundler,
  officeBundler: () => Promise<OfficeBundler>,
): Promise<{ stop: () => Promise<void> }> {
  const settings = readSettings(process.env);
  const host = await createHost({
    settings,
    pagePolicy: OPEN_POLICY,
    onPurge: () => bundler.ws.send({ type: 'full-reload' }),
    before: (request, response, next) => {
      if (isOfficeFile(request))
        return void officeBundler().then((office) => office.middlewares(request, response, next));
      return bundler.middlewares(request, response, () => {
        void untilAnswers(settings.commerceApiUrl).then(next);
      });
    },
    loadCode: () => bundler.ssrLoadModule('/src/server/code.ts'),
  });
  await host.listen({ host: settings.host, port: settings.port });
  return { stop: () => host.close() };
}
