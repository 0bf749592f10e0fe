/** What the panel chooses, with what holds at first. */
const DEFAULTS = {
  tenant: '',
  language: '',
  off: [],
  visitor: 'customer',
  answers: 'examples',
  error: '',
  delay: '0',
};
const COOKIE = 'feature-host';
/** How each choice of errors answers: status and code of the contract. */
export const ERRORS = {
  '': 'none',
  404: 'not found',
  500: 'the backend fails',
  offline: 'no connection',
};
/** Examples make sense together; data made from a schema is odd, and has every list and optional field. */
export const ANSWERS = { examples: 'examples of the contract', 'made-up': 'made from its schemas' };
export const VISITORS = { customer: 'signed in', guest: 'guest' };
export const DELAYS = { 0: 'none', 800: '0.8 s', 3000: '3 s' };

/** Reads the choices from a query, as the panel's form sends them: flags that are left out are off. */
export function choicesOf(query, flags) {
  const params = new URLSearchParams(query);
  const isForm = params.has('tenant');
  const on = params.getAll('on');
  return {
    ...DEFAULTS,
    ...Object.fromEntries([...params].filter(([name]) => name in DEFAULTS && name !== 'off')),
    off: isForm ? flags.filter((flag) => !on.includes(flag)) : DEFAULTS.off,
  };
}

/** The query that an earlier visit of the panel has stored. */
export const storedQuery = (cookies = '') =>
  decodeURIComponent(new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? '');

export const cookieOf = (query) =>
  `${COOKIE}=${encodeURIComponent(query)}; Path=/; SameSite=Lax; Max-Age=86400`;

/** What the backend sets beside a session: with it, pages ask who the customer is. */
export const loginCookie = (visitor) =>
  visitor === 'customer' ? 'loggedIn=1; Path=/' : 'loggedIn=; Path=/; Max-Age=0';

/** A tenant's configuration with flags turned off; flags can be of a part, as `cms.preview`. */
export function withChoices(config, { off, language }) {
  const copy = structuredClone(config);
  for (const flag of off) {
    const path = flag.split('.');
    const last = path.pop();
    const part = path.reduce((parent, name) => parent?.[name], copy);
    if (part === undefined) continue;
    if (typeof part[last] === 'object') delete part[last];
    else part[last] = false;
  }
  // The chosen language is the one without a prefix, so that every path is in it.
  const chosen = copy.locales.find(({ code }) => code === language) ?? copy.locales[0];
  return { ...copy, locales: [{ ...chosen, prefix: '' }] };
}

/** Addresses of a route, one for each of the words that may end it; without what may be left out. */
export function samplesOf(pattern) {
  const path = pattern.replace(/\/:\w+\?/g, '').replace(/:\w+|\*/g, 'sample');
  const base = path.slice(0, path.lastIndexOf('/') + 1);
  return path
    .slice(base.length)
    .split('|')
    .map((end) => base + end || '/');
}
