import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const gallery = path.join(import.meta.dirname, '../../dist/gallery');
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves the built gallery on this machine; `index` is the page at `/`, `studio` what the theme studio
 * shows. Port 0 takes a free one.
 */
export async function serveGallery({ port = 0, index = '', studio = {} } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://x');
    if (pathname === '/') return response.setHeader('content-type', types['.html']).end(index);
    if (pathname === '/studio.json') return response.end(JSON.stringify(studio));
    const file = path.join(gallery, path.normalize(pathname));
    try {
      const body = readFileSync(file);
      response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
      return response.end(body);
    } catch {
      return response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
