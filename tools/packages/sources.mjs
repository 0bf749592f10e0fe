// Loads libraries from their sources, as the host's build sees them: lazy modules have names, messages
// are of their area, styles are understood.
import path from 'node:path';
import { createServer, defaultServerConditions } from 'vite';
import { root } from '../setup/bootstrap.mjs';
import { lazyIds } from '../vite/plugins/lazy-ids.mjs';
import { messageAreas } from '../vite/plugins/message-areas.mjs';

const conditions = ['@larder/source', ...defaultServerConditions];

/** Calls `use` with a function that loads a module by its path from the root; closes afterwards. */
export async function withSources(use) {
  /** Name of a lazy module → its file. */
  const files = new Map();
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    resolve: { conditions },
    ssr: { resolve: { conditions }, noExternal: [/^@larder\//] },
    plugins: [lazyIds({ librariesFolder: path.join(root, 'libs'), seen: files }), messageAreas()],
  });
  try {
    return await use((file) => server.ssrLoadModule(`/${file}`), files);
  } finally {
    await server.close();
  }
}
