// `npx nx serve catalogue`: one feature alone in a small host at http://127.0.0.1:4500, with answers that
// are made from the contract. A panel chooses shop, language, flags, errors and slowness.
import { readFileSync, readdirSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { declarationOf } from '../packages/declaration.mjs';
import { isFeature, wantedLibraries } from '../packages/libraries.mjs';
import { sourcesConfig } from '../packages/sources.mjs';
import { root } from '../setup/bootstrap.mjs';
import { hostPage } from './page.mjs';
import { choicesOf, cookieOf, loginCookie, samplesOf, storedQuery, withChoices } from './state.mjs';

const PORT = Number(process.env.PORT ?? 4500);
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#8884" d="M0 0h4v4H0z"/></svg>';
const WORKER = '/mockServiceWorker.js';
/** Watching what was built takes more watchers than a machine has. */
const BUILT = ['.nx', '.data', 'dist', 'out-tsc', 'test-output'].map((name) => `**/${name}/**`);
const [library] = wantedLibraries(process.argv.slice(2));
if (process.argv.length !== 3 || !isFeature(library)) throw new Error('name one feature library');

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const tenants = readdirSync(path.join(root, 'libs/tenants')).sort();
const { config, files } = sourcesConfig();
const vite = await createServer({
  ...config,
  plugins: [...config.plugins, react()],
  cacheDir: path.join(root, 'node_modules/.vite/feature-host'),
  optimizeDeps: { entries: ['tools/feature-host/client/main.tsx'] },
  server: { middlewareMode: true, hmr: { port: PORT + 1 }, watch: { ignored: BUILT } },
});
const load = (file) => vite.ssrLoadModule(`/${file}`);
const declaration = await declarationOf(library, { load, files });
const flags = [
  ...new Set(
    [declaration, ...declaration.routes, ...declaration.contributions].flatMap((part) =>
      (part.conditions ?? part.enabled).map((name) => name.replace(/^not /, '')),
    ),
  ),
].sort();

/** A shop with the feature, as the panel wants it. */
async function shopOf(choices, clientConfig) {
  const { registryOf } = await load('apps/storefront/src/server/tenants/check-settings.ts');
  const { collectMessages, compileMessages } = await load('libs/platform/src/server.ts');
  const { shellMessages } = await load('apps/storefront/src/shell/index.tsx');
  const feature = (await load(`${library.folder}/src/index.ts`))[declaration.exportName];
  const tenant = withChoices(clientConfig, choices);
  const { registry, settings } = await registryOf([feature], tenant);
  const [{ code }] = tenant.locales;
  const base = shellMessages(code);
  const messages = compileMessages(await collectMessages([feature], code, {}, base));
  const links = registry.routes.rows.flatMap(({ patterns: [pattern] }) =>
    samplesOf(pattern.source),
  );
  return { shop: { tenant, settings, messages, version: 'feature-host' }, links };
}

async function pageFor(request) {
  const choices = choicesOf(storedQuery(request.headers.cookie), flags);
  const tenant = tenants.includes(choices.tenant) ? choices.tenant : tenants[0];
  const { clientRuntimeConfig } = readJson(`libs/tenants/${tenant}/config.json`);
  const languages = clientRuntimeConfig.locales.map(({ code }) => code);
  const language = languages.includes(choices.language) ? choices.language : languages[0];
  const chosen = { ...choices, tenant, language };
  const { shop, links } = await shopOf(chosen, clientRuntimeConfig);
  const { themeStylesheet } = await load('libs/ui/src/index.ts');
  return hostPage({
    feature: library.project,
    choices: chosen,
    tenants,
    languages,
    flags,
    links,
    path: request.url,
    theme: themeStylesheet(readJson(`libs/tenants/${tenant}/theme.json`)),
    data: {
      folder: library.folder,
      exportName: declaration.exportName,
      shop,
      answers: chosen.answers,
      error: chosen.error,
      delay: Number(chosen.delay),
    },
  });
}

function storeChoices(url, response) {
  const back = url.searchParams.get('back') ?? '/';
  const location = /^\/(?![/\\])/.test(back) ? back : '/';
  response.writeHead(303, { 'set-cookie': cookieOf(url.search), location }).end();
}

const sendSvg = (response, svg) => response.setHeader('content-type', 'image/svg+xml').end(svg);

async function answer(request, response) {
  const url = new URL(request.url, `http://127.0.0.1:${PORT}`);
  if (url.pathname === '/_host') return storeChoices(url, response);
  if (url.pathname === WORKER) {
    response.setHeader('content-type', 'text/javascript');
    return response.end(readFileSync(path.join(root, 'node_modules/msw/lib/mockServiceWorker.js')));
  }
  const { sprite, SPRITE_URL } = await load('libs/ui/src/entries/sprite.ts');
  if (url.pathname === SPRITE_URL) return sendSvg(response, sprite);
  // Addresses of pictures are made up like everything else.
  if (/^image\//.test(request.headers.accept ?? '')) return sendSvg(response, PICTURE);
  if (!request.headers.accept?.includes('text/html')) return vite.middlewares(request, response);
  const html = await vite.transformIndexHtml(url.pathname, await pageFor(request));
  const { visitor } = choicesOf(storedQuery(request.headers.cookie), flags);
  response.setHeader('set-cookie', loginCookie(visitor));
  return response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
}

createHttpServer((request, response) => {
  answer(request, response).catch((error) => {
    vite.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500).end(String(error));
  });
}).listen(PORT, '127.0.0.1', () => {
  console.log(`${library.project}: http://127.0.0.1:${PORT}`);
});
