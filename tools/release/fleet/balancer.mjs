import http from 'node:http';
import { once } from 'node:events';

/**
 * A reverse proxy that takes its members in turn, as an orchestrator's service does: a member that
 * leaves gets no new requests, and those that it has are finished.
 */
export async function startBalancer() {
  const members = [];
  let turn = 0;
  const server = http.createServer((request, response) => {
    const member = members[turn++ % members.length];
    if (!member) return void response.writeHead(503).end();
    const { hostname, port } = new URL(member);
    const { method, url: path, headers } = request;
    const onward = http.request(
      { hostname, port, method, path, headers, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(),
    );
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    join: (url) => void members.push(url),
    leave: (url) => void members.splice(members.indexOf(url), 1),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
