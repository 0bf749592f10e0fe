// Loads libraries from their sources, as the host's build sees them: lazy modules have names, messages
// are of their area, styles are understood.
import path from 'node:path';
import { createServer, defaultClientConditions, defaultServerConditions } from 'vite';
import { root } from '../setup/bootstrap.mjs';
import { lazyIds } from '../vite/plugins/lazy-ids.mjs';
import { messageAreas } from '../vite/plugins/message-areas.mjs';

/** Configuration of Vite for the sources, and the file of each lazy module by its name. */
export function sourcesConfig() {
  const files = new Map();
  const config = {
    configFile: false,
    root,
    logLevel: 'error',
    appType: 'custom',
    resolve: { conditions: ['@larder/source', ...defaultClientConditions] },
    ssr: {
      resolve: { conditions: ['@larder/source', ...defaultServerConditions] },
      noExternal: [/^@larder\//],
    },
    plugins: [lazyIds({ librariesFolder: path.join(root, 'libs'), seen: files }), messageAreas()],
  };
  return { config, files };
}

/** Calls `use` with a function that loads a module by its path from the root; closes afterwards. */
export async function withSources(use) {
  const { config, files } = sourcesConfig();
  const server = await createServer({
    ...config,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    return await use((file) => server.ssrLoadModule(`/${file}`), files);
  } finally {
    await server.close();
  }
}
