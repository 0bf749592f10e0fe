// Plain Node only. Shows the pages of the gallery's shops in the theme studio: the same pages, at another
// port, without the policies that forbid a frame, and with a script that takes styles by message.
import http from 'node:http';

/** Runs before the page's own code and leaves no trace in the document, so that it still hydrates. */
const RECEIVER = `<script>(() => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  addEventListener('message', ({ data }) => {
    if (typeof data?.css !== 'string') return;
    sheet.replaceSync(data.css);
    document.documentElement.dataset.colourScheme = data.scheme;
  });
  document.currentScript.remove();
})();</script>`;
/** Headers that forbid the frame, keep the page in a cache, or do not fit the changed body. */
const DROPPED = [
  'content-security-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'content-length',
  'etag',
];

const nameOf = (host = '') => host.split(':')[0];

/** Forwards `<shop>.localhost` at `port` to the shops at `target`. Port 0 takes a free one. */
export async function servePreview({ port = 0, target }) {
  const shops = new URL(target);
  const server = http.createServer((request, response) => {
    const headers = { ...request.headers, host: `${nameOf(request.headers.host)}:${shops.port}` };
    // What is changed has to be readable, and complete.
    for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const { method, url } = request;
    const options = { host: shops.hostname, port: shops.port, path: url, method, headers };
    const forwarded = http.request(options, (answer) => void pass(answer, response));
    forwarded.once('error', () => response.writeHead(502).end());
    request.pipe(forwarded);
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return { port: server.address().port, close: () => server.close() };
}

async function pass(answer, response) {
  const headers = { ...answer.headers, 'cache-control': 'no-store' };
  for (const name of DROPPED) delete headers[name];
  response.writeHead(answer.statusCode, headers);
  if (!answer.headers['content-type']?.includes('text/html')) return answer.pipe(response);
  const parts = [];
  for await (const part of answer) parts.push(part);
  response.end(Buffer.concat(parts).toString('utf8').replace('<head>', `<head>${RECEIVER}`));
}
