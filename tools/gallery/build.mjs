/**
 * Builds the gallery of the design system as static pages, one a theme, and the theme studio, into
 * dist/gallery.
 * The pages are rendered on the server and taken over by the browser, as the shop's are.
 *
 * Usage: node tools/gallery/build.mjs
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, createServer, defaultClientConditions, defaultServerConditions } from 'vite';

const here = import.meta.dirname;
const root = path.join(here, '../..');
const outDir = path.join(root, 'dist/gallery');
const tenants = path.join(root, 'libs/tenants');
const source = '@larder/source';

const shared = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
};

async function assets() {
  const result = await build({
    ...shared,
    base: './',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: { main: path.join(here, 'main.mjs'), studio: path.join(here, 'studio.mjs') },
      },
    },
  });
  const entry = (name) => result.output.find((file) => file.isEntry && file.name === name).fileName;
  const files = result.output.map(({ fileName }) => fileName);
  return {
    script: entry('main'),
    studio: entry('studio'),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

async function rendered(themes) {
  const server = await createServer({
    ...shared,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  try {
    const ui = await server.ssrLoadModule('@larder/ui');
    const { Gallery } = await server.ssrLoadModule('@larder/ui/gallery');
    const { createElement } = await import('react');
    const { renderToString } = await import('react-dom/server');
    const body = renderToString(createElement(Gallery));
    const icons = await server.ssrLoadModule('@larder/ui/sprite');
    return { body, icons, sheets: themes.map(({ theme }) => ui.themeStylesheet(theme)) };
  } finally {
    await server.close();
  }
}

const page = ({ id, body, script, styles }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Larder design system: ${id}</title>
${styles.map((file) => `<link rel="stylesheet" href="./${file}">`).join('\n')}
<script type="module" src="./${script}"></script>
</head>
<body><div id="root">${body}</div></body>
</html>
`;

const themes = readdirSync(tenants).map((id) => ({
  id,
  theme: JSON.parse(readFileSync(path.join(tenants, id, 'theme.json'), 'utf8')),
}));
const { script, studio, styles } = await assets();
const { body, icons, sheets } = await rendered(themes);
mkdirSync(path.join(outDir, path.dirname(icons.SPRITE_URL)), { recursive: true });
writeFileSync(path.join(outDir, icons.SPRITE_URL), icons.sprite);
const [{ id: first }] = themes;
const empty = page({
  id: 'theme studio',
  body: '',
  script: studio,
  styles: [...styles, `${first}.css`],
});
writeFileSync(path.join(outDir, 'studio.html'), empty);
writeFileSync(path.join(outDir, icons.ART_URL), icons.artSprite);
themes.forEach(({ id }, index) => {
  writeFileSync(path.join(outDir, `${id}.css`), sheets[index]);
  const own = [...styles, `${id}.css`];
  writeFileSync(path.join(outDir, `${id}.html`), page({ id, body, script, styles: own }));
});
