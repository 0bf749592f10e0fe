import { withDatabase } from '../run/database-client.mjs';
import { median } from './median.mjs';
import { note } from './report.mjs';

const PEOPLE = 200;
const person = {
  firstName: 'Anna',
  lastName: 'Berger',
  salutation: 'Female',
  birthdate: '31.12.1990',
  password: 'Vogel-im-Baum-7',
  phoneNumber: '+436641234567',
  streetName: 'Laubenweg',
  streetNumber: '3',
  postalCode: '1010',
  city: 'Wien',
  country: 'Österreich',
  countryCode: 'AT',
};

/** Posts as a visitor with a separate network address, because attempts are counted by it. */
async function visitor(url, i) {
  const headers = {
    'x-forwarded-host': 'gruenmarkt.localhost',
    'x-forwarded-for': `10.0.${i >> 8}.${i & 255}`,
    'content-type': 'application/json',
  };
  const { headers: made } = await fetch(`${url}/api/csrf`, { headers });
  const cookies = made.getSetCookie().map((cookie) => cookie.split(';')[0]);
  headers.cookie = cookies.join('; ');
  headers['x-xsrf-token'] = headers.cookie.match(/XSRF-TOKEN=([^;]+)/)[1];
  return async (path, body) => {
    const started = performance.now();
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    await answer.arrayBuffer();
    return { status: answer.status, ms: performance.now() - started };
  };
}

async function confirm(database, post) {
  const { rows } = await database.query('SELECT body FROM mails ORDER BY id DESC LIMIT 1');
  const token = /[?&]confirm=([\w-]+)/.exec(rows[0].body)[1];
  const { status } = await post('/api/auth/registration/confirm', { token });
  // 202: confirmed by a link that another browser opened, which is not signed in.
  if (status !== 202) throw new Error(`an account was not confirmed: ${status}`);
}

/** S8: the response time must not reveal whether an email has an account. */
export async function accountCalls({ shop, databaseUrl }) {
  await withDatabase(databaseUrl, (database) => measureCalls(shop.apiUrl, database));
}

async function measureCalls(url, database) {
  const times = { registration: [[], []], login: [[], []], 'password reset': [[], []] };
  const asks = {
    registration: (email) => ['/api/customers', { ...person, email }],
    login: (email) => ['/api/auth/login', { email, password: 'wrong-password' }],
    'password reset': (email) => ['/api/auth/password-reset', { email }],
  };
  for (let i = 0; i < PEOPLE; i += 1) {
    const post = await visitor(url, i);
    const known = `known-${i}@x.example`;
    const unknown = `unknown-${i}@x.example`;
    await post(...asks.registration(known));
    await confirm(database, await visitor(url, 1000 + i));
    for (const [name, ask] of Object.entries(asks))
      // By turns, so that neither always comes after the other.
      for (const who of i % 2 === 0 ? [0, 1] : [1, 0]) {
        // A newly registered email waits for its confirmation: each call uses another one.
        const stranger =
          name === 'registration' ? unknown : `nobody-${name.replace(' ', '-')}-${i}@x.example`;
        const answer = await post(...ask(who === 0 ? known : stranger));
        times[name][who].push(answer.ms);
      }
  }
  for (const [name, [known, unknown]] of Object.entries(times)) {
    const one = median(known);
    const other = median(unknown);
    note(`${name} of a known email, half of ${PEOPLE} within`, one, 'ms');
    note(`${name}, known and unknown differ by`, (Math.abs(one - other) / other) * 100, '%', {
      most: 5,
    });
  }
}
