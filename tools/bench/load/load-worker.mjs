/**
 * Runs one load in its own process, which the caller pins to a core. Reads its parameters from the
 * first argument as JSON, prints the result as one line of JSON.
 *
 *   { kind: 'pages', url, clients, seconds, fresh } `fresh` requests a different URL each time
 *   { kind: 'cart', url, host, clients, seconds, sku } a session for each client, then one call after another
 */
import autocannon from 'autocannon';

/** A session with its token, as the shop's own browser code gets it. */
async function openSession(url, host) {
  const answer = await fetch(`${url}/api/csrf`, { headers: { 'x-forwarded-host': host } });
  if (!answer.ok) throw new Error(`no session: ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
  return { cookie: cookies.join('; '), token: decodeURIComponent(token) };
}

const headers = { 'accept-encoding': 'br', accept: 'text/html' };

function loadPages({ url, clients, seconds, fresh }) {
  let asked = 0;
  const target = new URL(url);
  const next = (request) => {
    asked += 1;
    return { ...request, path: `${target.pathname}?run=${process.pid}-${asked}` };
  };
  return autocannon({
    url: target.href,
    connections: clients,
    duration: seconds,
    headers,
    ...(fresh && { requests: [{ method: 'GET', path: target.pathname, setupRequest: next }] }),
  });
}

async function loadCart({ url, host, clients, seconds, sku }) {
  const sessions = [];
  for (let i = 0; i < clients; i += 1) sessions.push(await openSession(url, host));
  let turn = 0;
  let quantity = 0;
  return autocannon({
    url,
    connections: clients,
    duration: seconds,
    setupClient: (client) => {
      const { cookie, token } = sessions[turn++ % sessions.length];
      const own = {
        cookie,
        'x-xsrf-token': token,
        'x-forwarded-host': host,
        'content-type': 'application/json',
      };
      client.setRequests([
        {
          method: 'POST',
          path: '/api/carts/items',
          headers: own,
          setupRequest: (request) => {
            quantity = (quantity % 9) + 1;
            return { ...request, body: JSON.stringify({ sku, quantity }) };
          },
        },
      ]);
    },
  });
}

const orders = JSON.parse(process.argv[2] ?? '{}');
const result = await (orders.kind === 'cart' ? loadCart(orders) : loadPages(orders));
process.stdout.write(
  `${JSON.stringify({
    done: result['2xx'],
    failed: result.non2xx + result.errors + result.timeouts,
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  })}\n`,
);
