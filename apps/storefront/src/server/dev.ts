import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHost } from './host.js';
import { readSettings } from './settings.js';
import type { Code } from './tenants/shops.js';

/** As much of the bundler's development server as is used here. */
interface Bundler {
  readonly middlewares: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  ssrLoadModule(path: string): Promise<Record<string, unknown>>;
  ssrFixStacktrace(error: Error): void;
  readonly ws: { send(message: { readonly type: 'full-reload' }): void };
}

/** Styles and code that the bundler injects need a policy that is open; nothing else uses it. */
const OPEN_POLICY = '';

/** Serves the sources themselves: pages are made of what lies on the disk right now. */
export async function startDevelopment(bundler: Bundler): Promise<{ stop: () => Promise<void> }> {
  const settings = readSettings(process.env);
  const host = await createHost({
    settings,
    pagePolicy: OPEN_POLICY,
    onPurge: () => bundler.ws.send({ type: 'full-reload' }),
    before: (request, response, next) => bundler.middlewares(request, response, next),
    loadCode: async () => (await bundler.ssrLoadModule('/src/server/code.ts')) as unknown as Code,
  });
  await host.listen({ host: settings.host, port: settings.port });
  return { stop: () => host.close() };
}
