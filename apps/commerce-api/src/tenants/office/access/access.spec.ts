import type { ApiError } from '@larder/contracts';
import type { AuditEntry, OfficeSession, Role, Staff } from '@larder/office-contract';
import { officeCalls } from '@larder/office-contract';
import { folderSource } from '../../../content/source/folder-source.js';
import { createTestShop, ok, testTenantsFolder } from '../../../ordering/testing/test-shop.js';
import type { TestApp } from '../../../testing/test-app.js';
import { addPerson, officeBrowser, officePassword, signInAs } from '../testing/office-client.js';
import { addFirstAdmin } from './first-admin.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const signIn = (email: string, password: string, host?: string) =>
  officeBrowser(shop, host).post<OfficeSession & ApiError>('/api/office/session', {
    email,
    password,
  });

describe('sign-in to the back office', () => {
  it('opens a session that ends with the sign-out', async () => {
    const person = await signInAs(shop, 'picker');
    expect(ok(await person.get<OfficeSession>('session')).staff).toMatchObject({ role: 'picker' });
    ok(await person.delete('session'));
    expect((await person.get('session')).status).toBe(401);
  });

  it('names where the content of the shop is edited, and nothing where it is in files', async () => {
    const inFiles = await signInAs(shop, 'manager');
    expect(inFiles.session.shop.contentUrl).toBeUndefined();
    const editorUrl = 'https://content.test/admin';
    const inSystem = await createTestShop({
      sources: () => ({ ...folderSource(testTenantsFolder), editorUrl }),
    });
    const { session } = await signInAs(inSystem, 'manager');
    expect(session.shop.contentUrl).toBe(editorUrl);
    await inSystem.close();
  });

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const email = await addPerson(shop, 'picker');
    const { headers } = await signIn(email, officePassword);
    expect(String(headers['set-cookie'])).toMatch(
      /officeSession=.*Path=\/api\/office; HttpOnly; SameSite=Strict/,
    );
  });

  it('answers alike for a wrong password and an unknown email, and refuses many tries', async () => {
    const email = await addPerson(shop, 'admin');
    const wrong = await signIn(email, 'wrong');
    const unknown = await signIn('nobody@alpha.example', 'wrong');
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    for (let tries = 1; tries < 10; tries += 1) await signIn(email, 'wrong');
    expect((await signIn(email, officePassword)).status).toBe(429);
    shop.clock.set('2026-11-24T09:16:00+01:00');
    expect((await signIn(email, officePassword)).status).toBe(200);
  });

  it('is another shop’s business with another shop’s accounts', async () => {
    const email = await addPerson(shop, 'admin', 'beta');
    expect((await signIn(email, officePassword)).status).toBe(401);
    expect((await signIn(email, officePassword, 'office.beta.test')).status).toBe(200);
  });

  it('ends after four hours without a call', async () => {
    const person = await signInAs(shop, 'picker');
    shop.clock.set('2026-11-24T13:20:00+01:00');
    expect((await person.get('session')).status).toBe(401);
    shop.clock.set('2026-11-24T09:20:00+01:00');
  });

  it('answers 404 at the host name of the shop itself, even with a valid session', async () => {
    const person = await signInAs(shop, 'admin');
    const shopper = shop.client();
    for (const [name, value] of person.browser.cookies) shopper.cookies.set(name, value);
    expect((await shopper.get('/api/office/session')).status).toBe(404);
    expect((await person.browser.get('/api/carts')).status).toBe(421);
  });
});

describe('what a call needs', () => {
  const calls = Object.entries(officeCalls).filter(([, { role }]) => role !== 'anyone');
  const lesser: Record<string, Role | undefined> = { manager: 'picker', admin: 'manager' };

  it.each(calls)('%s is refused without a session, token or role', async (_name, call) => {
    const url = call.path.replace(/:\w+/g, 'some');
    const method = call.method.toLowerCase() as 'get' | 'put' | 'post';
    const body = {};
    const stranger = officeBrowser(shop);
    const send = (by: typeof stranger) => (method === 'get' ? by.get(url) : by[method](url, body));
    expect((await send(stranger)).status).toBe(401);
    const role = lesser[call.role];
    const person = await signInAs(shop, role ?? 'picker');
    if (method !== 'get') expect((await send(person.browser)).status).toBe(403);
    if (role === undefined) return;
    const path = url.slice('/api/office/'.length);
    const answer = await (method === 'get'
      ? person.get<ApiError>(path)
      : person[method]<ApiError>(path, body));
    expect([answer.status, answer.body.errorCode]).toEqual([403, 'ROLE_REFUSED']);
  });

  it('is its own origin: a page of the shop cannot call', async () => {
    const person = await signInAs(shop, 'admin');
    const answer = await person.browser.get<ApiError>('/api/office/session', {
      'sec-fetch-site': 'same-site',
    });
    expect(answer.status).toBe(403);
  });
});

describe('the people of a shop', () => {
  it('are added and changed by an admin, whose name is in the audit', async () => {
    const admin = await signInAs(shop, 'admin');
    const draft = {
      email: 'new@alpha.example',
      name: 'Nora',
      role: 'picker',
      password: officePassword,
    };
    const made = ok(await admin.post<Staff>('staff', draft));
    expect((await admin.post('staff', draft)).status).toBe(409);
    expect((await signIn('new@alpha.example', officePassword)).status).toBe(200);
    const change = { name: 'Nora', role: 'manager', isActive: false };
    ok(await admin.put(`staff/${made.id}`, change));
    expect((await signIn('new@alpha.example', officePassword)).status).toBe(401);
    const { items } = ok(await admin.get<{ items: AuditEntry[] }>('audit?perPage=2'));
    expect(items.map(({ action }) => action)).toEqual(['staff.change', 'session.start']);
    expect(items[0]).toMatchObject({
      staffName: admin.session.staff.name,
      subject: made.id,
      before: { role: 'picker' },
      after: { role: 'manager', isActive: false },
    });
    expect(JSON.stringify(items)).not.toContain(officePassword);
  });

  it('lose their sessions with their role', async () => {
    const admin = await signInAs(shop, 'admin');
    const picker = await signInAs(shop, 'picker');
    const { id, name } = picker.session.staff;
    ok(await admin.put(`staff/${id}`, { name, role: 'manager', isActive: true }));
    expect((await picker.get('session')).status).toBe(401);
  });

  it('always include one admin', async () => {
    const only = await signInAs(shop, 'admin', 'beta');
    const { items } = ok(await only.get<{ items: Staff[] }>('staff'));
    for (const { id, name } of items.filter(({ role }) => role === 'admin')) {
      const isLast = id === only.session.staff.id;
      const change = { name, role: 'admin', isActive: false };
      if (!isLast) ok(await only.put(`staff/${id}`, change));
    }
    const { id, name } = only.session.staff;
    const change = { name, role: 'picker', isActive: true };
    expect((await only.put(`staff/${id}`, change)).status).toBe(409);
  });

  it('begin with an admin from the settings, where a shop has nobody', async () => {
    const fresh = await createTestShop();
    const admin = { email: 'first@alpha.example', password: officePassword };
    await addFirstAdmin(fresh.db, ['alpha'], fresh.clock.now(), admin);
    const later = { ...admin, email: 'second@alpha.example' };
    await addFirstAdmin(fresh.db, ['alpha'], fresh.clock.now(), later);
    const login = (email: string) =>
      officeBrowser(fresh).post('/api/office/session', { email, password: officePassword });
    expect((await login(admin.email)).status).toBe(200);
    expect((await login(later.email)).status).toBe(401);
    await fresh.close();
  });
});
