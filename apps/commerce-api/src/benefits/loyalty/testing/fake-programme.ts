import type { MemberInformation, Voucher } from '@larder/contracts/loyalty';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How the service responds: correctly, too late, with an error, with an invalid body, or by executing
 * the request without a response.
 */
export type FakeBehaviour = 'well' | 'slow' | 'down' | 'garbage' | 'forgetful';

type RequestHook = ((what: string) => Promise<unknown> | undefined) | undefined;

export const secret = 'a-secret-of-sixteen';

const five: Voucher = {
  promotionId: 'five',
  articleId: 'v-outside',
  type: 'discount',
  title: 'Five euros',
  benefit: { kind: 'amount', cents: 500 },
};

/** A retailer's programme with its own members; to the shop it looks like a separate process. */
export async function fakeProgramme() {
  const members = new Map<string, { card: string; isClosed: boolean }>();
  const used = new Set<string>();
  const requests: string[] = [];
  const state: { mood: FakeBehaviour; onAsked: RequestHook } = { mood: 'well', onAsked: undefined };

  const cardOf = (customer: string): MemberInformation => ({
    memberId: `m-${customer}`,
    mpCardId: members.get(customer)?.card ?? '',
    joeAuthenticationStatus: 'Authenticated',
    promotions: [],
    vouchers: [five],
    pools: [{ poolId: 'points', tags: ['points'], value: 77 }],
  });

  function reply(method: string, path: readonly string[], body: Record<string, string>) {
    const [, customers, customer = '', what, promotion = '', action] = path;
    if (method === 'GET' && customers !== 'customers') return [200, [five]] as const;
    if (customers === 'returns') return [200, used.delete(body['key'] ?? '')] as const;
    if (what === 'link') {
      members.set(customer, { card: body['cardNumber'] ?? '2900000000001', isClosed: false });
      return [200, {}] as const;
    }
    if (what === 'unlink') return [200, members.delete(customer)] as const;
    const member = members.get(customer);
    if (!member) return [404, { errorCode: 'NOBODY' }] as const;
    if (member.isClosed) return [409, { errorCode: '10048' }] as const;
    if (what === undefined) return [200, cardOf(customer)] as const;
    if (action !== 'use') return [200, [five]] as const;
    const isFirst = used.size === 0 || used.has(body['key'] ?? '');
    if (promotion === 'five' && isFirst) used.add(body['key'] ?? '');
    return [isFirst ? 200 : 409, {}] as const;
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    let text = '';
    for await (const part of request) text += String(part);
    const { method = '', url = '', headers } = request;
    requests.push(`${method} ${url}`);
    await state.onAsked?.(`${method} ${url}`);
    if (headers.authorization !== `Bearer ${secret}`) return response.writeHead(401).end('{}');
    if (state.mood === 'slow') return setTimeout(() => response.end('{}'), 60_000).unref();
    if (state.mood === 'down') return response.writeHead(500).end('{}');
    if (state.mood === 'garbage') return response.end('<h1>{"pools": 7');
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, string>);
    const [status, answer] = reply(method, url.split('/').slice(1), body);
    if (state.mood === 'forgetful') return response.destroy();
    return response.writeHead(status).end(JSON.stringify(answer));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    members,
    used,
    requests,
    /** From now on. */
    be: (mood: FakeBehaviour) => void (state.mood = mood),
    /** What happens before it responds. */
    set onAsked(happens: RequestHook) {
      state.onAsked = happens;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
