import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { withDatabase } from '../../run/database-client.mjs';

/** Milliseconds after which both storefronts have to show a change again. */
const RECOVERY_MS = 5000;

/** Pages of two storefronts that share a Valkey, through purges and through its crash. */
export async function checkSharedPages({ hosts, host, valkey, databaseUrl, secret }, check) {
  const get = async (url, path) => (await request(url + path, { headers: { host } })).body.text();
  const { results } = JSON.parse(await get(hosts[0].url, '/api/products?limit=1'));
  const [{ sku, slug }] = results;
  const read = ({ url }) => get(url, `/produkt/${slug}`);
  const show = async (name) => {
    await withDatabase(databaseUrl, (client) =>
      client.query(`UPDATE product_texts SET name = $1 WHERE tenant = 'gruenmarkt' AND sku = $2`, [
        name,
        sku,
      ]),
    );
    const answer = await fetch(`${hosts[0].url}/_cache/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: [`getProduct:${slug}`, `getProduct:${sku}`] }),
    });
    return answer.ok;
  };
  const until = async (name) => {
    const started = Date.now();
    while (Date.now() - started < RECOVERY_MS) {
      const pages = await Promise.all(hosts.map(read));
      if (pages.every((text) => text.includes(name))) return Date.now() - started;
      await wait(50);
    }
    return undefined;
  };
  await Promise.all(hosts.map(read));
  await show('Rehearsed apple');
  const purged = await until('Rehearsed apple');
  check(purged !== undefined, `a purge reaches both storefronts, after ${purged} ms`);

  await valkey.kill();
  await show('Rehearsed pear');
  const alone = await Promise.all(hosts.map(read));
  check(
    alone[0].includes('Rehearsed pear'),
    'without Valkey, the purged storefront shows the change',
  );
  check(alone[1].includes('Rehearsed'), 'and the other one still serves its page');
  await valkey.start();
  const back = await until('Rehearsed pear');
  check(back !== undefined, `both show the change ${back} ms after Valkey is back`);
  await show('Rehearsed plum');
  check((await until('Rehearsed plum')) !== undefined, 'and purges reach both again');
}
