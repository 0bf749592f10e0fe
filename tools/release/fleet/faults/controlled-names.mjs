// Loaded into each process of the rehearsal (`node --import controlled-names.mjs?file=…`): names under
// `fleet.test` are this machine while the file is there. Without it, no name is resolved, as when a resolver
// does not answer.
import dns from 'node:dns';
import { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const ADDRESS = { address: '127.0.0.1', family: 4 };
const file = new URL(import.meta.url).searchParams.get('file');
const { lookup } = dns;

dns.lookup = (name, options, done = options) => {
  if (!name.endsWith('.fleet.test')) return lookup(name, options, done);
  if (!existsSync(file)) {
    const error = new Error(`getaddrinfo EAI_AGAIN ${name}`);
    return void setTimeout(done, 20, Object.assign(error, { code: 'EAI_AGAIN' }));
  }
  if (options.all) return void setImmediate(done, null, [ADDRESS]);
  return void setImmediate(done, null, ADDRESS.address, ADDRESS.family);
};
syncBuiltinESMExports();
