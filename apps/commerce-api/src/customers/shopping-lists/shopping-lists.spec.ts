import type { ApiError } from '@larder/contracts';
import type { ListSummary, NewItem, SharedList, ShoppingList } from '@larder/contracts/shopping';
import { anna, boris, signedIn } from '../testing/people.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import type { TestAnswer, TestClient } from '../../testing/test-client.js';

const path = '/api/customers/shopping-lists';

let shop: TestApp;
let owner: TestClient;
let other: TestClient;
let list: ShoppingList;
beforeAll(async () => {
  shop = await testApp();
  owner = await signedIn(shop);
  other = await signedIn(shop, boris);
});
afterAll(() => shop.close());
beforeEach(async () => {
  list = (await owner.post<ShoppingList>(path, { name: ' Weekend ' })).body;
});

const add = (client: TestClient, ...items: NewItem[]) =>
  client.post<ShoppingList>(`${path}/${list.id}/items`, { items });
const brief = ({ body }: TestAnswer<ShoppingList | SharedList>) =>
  body.items.map(({ text, count, isDone }) => `${count} ${text}${isDone ? ' ✓' : ''}`);
const link = async (kind: 'view' | 'household') =>
  (await owner.post<{ token: string }>(`${path}/${list.id}/links`, { kind })).body.token;

describe('a shopping list', () => {
  it('is one of several, with its open items', async () => {
    expect(list).toMatchObject({ name: 'Weekend', role: 'owner', members: [], items: [] });
    await add(owner, { text: 'Candles' }, { sku: '1101', count: 2 });
    const all = (await owner.get<ListSummary[]>(path)).body;
    expect(all.find(({ id }) => id === list.id)).toMatchObject({ openCount: 2, itemCount: 2 });
    expect((await other.get<ListSummary[]>(path)).body).toEqual([]);
  });

  it('has free text and products, which know their department', async () => {
    const { body } = await add(owner, { text: '  Candles ' }, { sku: '1101' });
    expect(body.items[0]).toMatchObject({ text: 'Candles', count: 1, isDone: false });
    expect(body.items[0]?.product).toBeUndefined();
    expect(body.items[1]).toMatchObject({
      text: 'Tomaten',
      product: { sku: '1101' },
      aisle: { slug: 'obst-gemuese' },
    });
    const unknown = await owner.post<ApiError>(`${path}/${list.id}/items`, {
      items: [{ sku: 'nothing' }],
    });
    expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'UNKNOWN_SKU']);
    expect((await add(owner, {})).status).toBe(400);
  });

  it('merges duplicates, and reopens ticked items', async () => {
    await add(owner, { text: 'Tea' }, { text: 'tea', count: 2 });
    const { body } = await add(owner, { text: 'TEA ' });
    expect(body.items.map(({ count }) => count)).toEqual([4]);
    const item = `${path}/${list.id}/items/${body.items[0]?.id}`;
    expect(brief(await owner.put(item, { isDone: true }))).toEqual(['4 Tea ✓']);
    expect(brief(await add(owner, { text: 'tea' }))).toEqual(['1 Tea']);
  });

  it('makes free text a product, takes items off, and all that is ticked at once', async () => {
    const { body } = await add(owner, { text: 'tomatoes' }, { text: 'Tea' }, { text: 'Salt' });
    const [tomatoes, tea, salt] = body.items.map(({ id }) => `${path}/${list.id}/items/${id}`);
    expect(brief(await owner.put(tomatoes ?? '', { sku: '1101' }))[0]).toBe('1 Tomaten');
    await owner.put(tea ?? '', { isDone: true });
    expect(brief(await owner.delete(salt ?? ''))).toEqual(['1 Tomaten', '1 Tea ✓']);
    expect(brief(await owner.delete(`${path}/${list.id}/done`))).toEqual(['1 Tomaten']);
  });

  it('has at most 300 items, and loses none to concurrent additions', async () => {
    const hundred = (letter: string) =>
      Array.from({ length: 100 }, (_, i) => ({ text: `${letter}${i}` }));
    await Promise.all(['a', 'b', 'c'].map((letter) => add(owner, ...hundred(letter))));
    const full = (await owner.get<ShoppingList>(`${path}/${list.id}`)).body;
    expect(full.items).toHaveLength(300);
    expect((await add(owner, { text: 'one more' })).status).toBe(409);
  });

  it('belongs to its owner: others cannot see, change, share or delete it', async () => {
    const of = `${path}/${list.id}`;
    const tries = [
      other.get(of),
      other.put(of, { name: 'Mine' }),
      other.delete(of),
      other.post(`${of}/items`, { items: [{ text: 'x' }] }),
      other.delete(`${of}/done`),
      other.post(`${of}/links`, { kind: 'view' }),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 404));
    expect((await owner.get<ShoppingList>(of)).body).toEqual(list);
  });
});

describe('a list by its link', () => {
  it('is seen and ticked off without an account, and nothing more', async () => {
    await add(owner, { text: 'Tea' });
    const guest = shop.client();
    const token = await link('view');
    const shared = await guest.get<SharedList>(`/api/shared-lists/${token}`);
    expect(shared.body).toMatchObject({ name: 'Weekend', items: [{ text: 'Tea', isDone: false }] });
    expect(JSON.stringify(shared.body)).not.toContain(anna.firstName);
    expect(shared.headers['cache-control']).toBe('no-store');
    const item = `/api/shared-lists/${token}/items/${shared.body.items[0]?.id}`;
    expect(brief(await guest.put(item, { isDone: true }))).toEqual(['1 Tea ✓']);
    expect((await guest.put(item, { text: 'Gin', isDone: false })).status).toBe(200);
    expect(brief(await owner.get(`${path}/${list.id}`))).toEqual(['1 Tea']);
    expect((await other.post(`${path}/join`, { token })).status).toBe(404);
  });

  it('expires when it is revoked or replaced, and is invalid in another shop', async () => {
    const first = await link('view');
    const second = await link('view');
    const guest = shop.client();
    expect((await guest.get(`/api/shared-lists/${first}`)).status).toBe(404);
    expect((await guest.get(`/api/shared-lists/${second}`)).status).toBe(200);
    const elsewhere = shop.client({ tenant: 'beta' });
    expect((await elsewhere.get(`/api/shared-lists/${second}`)).status).toBe(404);
    const left = await owner.delete<ShoppingList>(`${path}/${list.id}/links/view`);
    expect(left.body.links).toEqual([]);
    expect((await guest.get(`/api/shared-lists/${second}`)).status).toBe(404);
  });

  it('ticks nothing off on another list', async () => {
    const token = await link('view');
    const mine = (await other.post<ShoppingList>(path, { name: 'Boris’ own' })).body;
    const { body } = await other.post<ShoppingList>(`${path}/${mine.id}/items`, {
      items: [{ text: 'Rope' }],
    });
    const item = `/api/shared-lists/${token}/items/${body.items[0]?.id}`;
    expect((await shop.client().put(item, { isDone: true })).status).toBe(404);
  });
});

describe('a list of a household', () => {
  it('is changed by each who joined, and shared or renamed by its owner alone', async () => {
    const token = await link('household');
    expect((await shop.client().get(`/api/shared-lists/${token}`)).status).toBe(404);
    const joined = await other.post<ShoppingList>(`${path}/join`, { token });
    expect(joined.body).toMatchObject({ role: 'member', members: [{ firstName: 'Anna' }] });
    expect(joined.body.links).toEqual([]);
    expect(brief(await add(other, { text: 'Tea' }))).toEqual(['1 Tea']);
    const of = `${path}/${list.id}`;
    expect((await other.put(of, { name: 'Mine' })).status).toBe(404);
    expect((await other.post(`${of}/links`, { kind: 'view' })).status).toBe(404);
    const seen = (await owner.get<ShoppingList>(of)).body;
    expect(seen.members).toMatchObject([{ firstName: 'Boris' }]);
  });

  it('is left by a member, and stays the owner’s', async () => {
    await other.post(`${path}/join`, { token: await link('household') });
    expect((await other.delete(`${path}/${list.id}`)).status).toBe(200);
    expect((await other.get(`${path}/${list.id}`)).status).toBe(404);
    expect((await owner.get(`${path}/${list.id}`)).status).toBe(200);
  });

  it('is removed by the list’s owner, and the link does not let the member back in', async () => {
    const token = await link('household');
    await other.post(`${path}/join`, { token });
    const [member] = (await owner.get<ShoppingList>(`${path}/${list.id}`)).body.members;
    const left = await owner.delete<ShoppingList>(`${path}/${list.id}/members/${member?.id}`);
    expect([left.body.members, left.body.links]).toEqual([[], []]);
    expect((await other.get(`${path}/${list.id}`)).status).toBe(404);
    expect((await other.post(`${path}/join`, { token })).status).toBe(404);
  });
});
