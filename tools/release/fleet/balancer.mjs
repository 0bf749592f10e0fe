import http from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

/** Answers of a member, with the request sent to it; rejects when there is none. */
function ask(member, { method, url: path, headers }, body) {
  const { hostname, port } = new URL(member);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, method, path, headers, agent: false };
    http.request(options, resolve).once('error', reject).end(body);
  });
}

/** What did not arrive anywhere can be sent again, and what changes nothing. */
const isRepeatable = ({ method }, error) => method === 'GET' || error.code === 'ECONNREFUSED';

/**
 * A reverse proxy that takes its members in turn, as an orchestrator's service does: a member that leaves gets
 * no new requests, and those that it has are finished. When one does not answer, the next is tried.
 */
export async function startBalancer() {
  const members = [];
  let turn = 0;
  const server = http.createServer(async (request, response) => {
    const body = await buffer(request);
    let status = 503;
    const first = turn++ % members.length;
    for (const member of [...members.slice(first), ...members.slice(0, first)]) {
      try {
        const answer = await ask(member, request, body);
        response.writeHead(answer.statusCode, answer.headers);
        answer.once('error', () => response.destroy()).pipe(response);
        return;
      } catch (error) {
        status = 502;
        if (!isRepeatable(request, error)) break;
      }
    }
    response.writeHead(status).end();
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
