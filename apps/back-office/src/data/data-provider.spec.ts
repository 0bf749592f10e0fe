import { officeCalls } from '@larder/office-contract';
import { callOffice } from './call-office.js';
import { officeData } from './data-provider.js';
import { keepSession } from './session.js';

// The pages' framework is half a second of modules; only its error is used here.
jest.mock('react-admin', () => ({
  HttpError: class extends Error {
    readonly status: number;
    constructor(message: string, status: number) {
      super(message);
      this.status = status;
    }
  },
}));

const answers: { readonly status: number; readonly body: unknown }[] = [];
const calls: { readonly url: string; readonly init: RequestInit }[] = [];
beforeEach(() => {
  calls.length = 0;
  answers.length = 0;
  global.fetch = (url, init = {}) => {
    calls.push({ url: String(url), init });
    const { status, body } = answers.shift() ?? { status: 200, body: {} };
    return Promise.resolve({
      ok: status < 300,
      status,
      json: () => Promise.resolve(body),
    } as Response);
  };
});

const list = (filter: object) =>
  officeData.getList('orders', {
    pagination: { page: 2, perPage: 10 },
    sort: { field: 'id', order: 'ASC' },
    filter,
  });

describe('lists', () => {
  it('ask for a page and leave empty filters out', async () => {
    answers.push({ status: 200, body: { items: [{ id: '7' }], total: 11 } });
    expect(await list({ q: 'a&b', status: '' })).toEqual({ data: [{ id: '7' }], total: 11 });
    expect(calls[0]?.url).toBe('/api/office/orders?page=2&perPage=10&q=a%26b');
  });

  it('find one record of a resource that has no call for one', async () => {
    answers.push({ status: 200, body: { items: [{ id: 'a' }, { id: 'b' }], total: 2 } });
    expect(await officeData.getOne('slots', { id: 'b' })).toEqual({ data: { id: 'b' } });
  });
});

describe('changes', () => {
  it('carry the token of the session and name the record in the path', async () => {
    const staff = {
      id: '1',
      email: 'a@b.example',
      name: 'A',
      role: 'admin',
      isActive: true,
    } as const;
    const locales = ['de-AT'];
    const shop = {
      tenant: 'alpha',
      locale: 'de-AT',
      locales,
      currency: 'EUR',
      timeZone: 'Europe/Vienna',
    };
    keepSession({ staff, shop, xsrf: 'token' });
    await officeData.update('slots', {
      id: 'd W/1',
      data: { capacity: 3 },
      previousData: { id: 1 },
    });
    expect(calls[0]?.url).toBe('/api/office/slots/d%20W%2F1');
    expect(calls[0]?.init).toMatchObject({
      method: 'PUT',
      body: '{"capacity":3}',
      headers: { 'x-xsrf-token': 'token' },
    });
  });

  it('are refused where the back office has no call', async () => {
    await expect(officeData.delete('orders', { id: '1' })).rejects.toThrow('deletes nothing');
    const change = { id: '1', data: {}, previousData: { id: '1' } };
    await expect(officeData.update('orders', change)).rejects.toThrow('cannot do that');
  });
});

it.each([
  [409, 'office.errors.conflict'],
  [403, 'office.errors.role'],
  [500, 'office.errors.other'],
])('an answer of %d becomes a text that a person understands', async (status, text) => {
  answers.push({ status, body: { errorCode: 'X', message: 'for developers' } });
  await expect(callOffice(officeCalls.getToday)).rejects.toMatchObject({ message: text, status });
});
