import { Agent, request } from 'node:http';

/** One GET; its milliseconds. Throws when it is answered by a status of `fault` or more. */
function get(url, address, { agent, fault }) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      headers: { host: 'gruenmarkt.localhost', 'accept-language': 'de-AT' },
    };
    request(new URL(address, url), options, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode >= fault)
          reject(new Error(`${response.statusCode} for ${address}`));
        else resolve(performance.now() - started);
      });
    })
      .once('error', reject)
      .end();
  });
}

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** `clients` that send one request after the other without a pause, each to a URL of `next`. */
export async function runSearchLoad(
  url,
  next,
  { clients = 20, requests = 2000, fault = 201 } = {},
) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times = [];
  let left = requests;
  const started = performance.now();
  const client = async () => {
    while (left > 0) {
      left -= 1;
      times.push(await get(url, next(), { agent, fault }));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    most: times.at(-1),
  };
}
