import { Agent, request } from 'undici';

const agent = new Agent({ connections: 256 });

/** A visitor of one shop with a session, who calls the backend itself or through its host. */
export class CallingShopper {
  #url;
  #headers;

  constructor(url, host) {
    this.#url = url;
    this.#headers = { host, 'x-forwarded-host': host, 'accept-language': 'en' };
  }

  async open() {
    const answer = await this.#send('GET', '/api/csrf');
    const cookies = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0]);
    const token = cookies.find((one) => one.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
    Object.assign(this.#headers, {
      cookie: cookies.join('; '),
      'x-xsrf-token': decodeURIComponent(token),
    });
    return this;
  }

  get = (path) => this.#send('GET', path);
  post = (path, body) => this.#send('POST', path, body);

  async #send(method, path, body) {
    const {
      statusCode,
      headers,
      body: content,
    } = await request(this.#url + path, {
      dispatcher: agent,
      method,
      headers: { ...this.#headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await content.text();
    return { status: statusCode, headers, text };
  }
}

/** A product that the shop sells, with the smallest quantity of it. */
export async function goodsOf(shopper) {
  const { results } = JSON.parse((await shopper.get('/api/products?limit=60')).text);
  const { sku, quantityStepSize = 1 } = results.find(
    ({ orderability }) => orderability === 'CanBeOrdered',
  );
  return { sku, quantity: quantityStepSize };
}
