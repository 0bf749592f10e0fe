import { once } from 'node:events';
import http from 'node:http';

/** An OpenTelemetry collector that stores the spans that it receives, and their text. */
export async function startCollector() {
  const spans = [];
  const texts = [];
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      texts.push(text);
      for (const { resource, scopeSpans } of JSON.parse(text).resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name').value;
        for (const scope of scopeSpans)
          for (const span of scope.spans) spans.push({ ...span, service: service.stringValue });
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    spans,
    texts,
    url: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
