import type { OfficeSession, Role } from '@larder/office-contract';
import { hashPassword } from '../../../customers/sign-in/password.js';
import { ok } from '../../../ordering/testing/test-shop.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestAnswer } from '../../../testing/test-client.js';
import { testClient } from '../../../testing/test-client.js';
import { insertStaff } from '../access/staff-repository.js';

export const officePassword = 'twelve-letters-or-more';
let hash: Promise<string> | undefined;
let count = 0;

/** A browser at the back office of a shop, signed out. */
export function officeBrowser(app: TestApp, host = 'office.alpha.test') {
  return testClient(app.app, { 'x-forwarded-host': host, 'accept-language': 'de-AT' });
}

/** Adds a person and returns their email. */
export async function addPerson(app: TestApp, role: Role, tenant = 'alpha'): Promise<string> {
  count += 1;
  const email = `${role}-${count}@${tenant}.example`;
  const passwordHash = await (hash ??= hashPassword(officePassword));
  const draft = { email, name: `${role} ${count}`, role, passwordHash };
  await insertStaff({ db: app.db, tenant, now: app.clock.now() }, draft);
  return email;
}

export interface OfficePerson {
  readonly session: OfficeSession;
  get<Body>(path: string): Promise<TestAnswer<Body>>;
  put<Body>(path: string, body: object): Promise<TestAnswer<Body>>;
  post<Body>(path: string, body: object): Promise<TestAnswer<Body>>;
  delete<Body>(path: string): Promise<TestAnswer<Body>>;
  /** Calls without the token, as a forged form would make them. */
  readonly browser: ReturnType<typeof officeBrowser>;
}

/** A new person with this role, signed in; paths are below `/api/office`. */
export async function signInAs(app: TestApp, role: Role, tenant = 'alpha'): Promise<OfficePerson> {
  const email = await addPerson(app, role, tenant);
  const browser = officeBrowser(app, `office.${tenant}.test`);
  const login = { email, password: officePassword };
  const session = ok(await browser.post<OfficeSession>('/api/office/session', login));
  const token = { 'x-xsrf-token': session.xsrf };
  const url = (path: string) => `/api/office/${path}`;
  return {
    session,
    browser,
    get: (path) => browser.get(url(path)),
    put: (path, body) => browser.put(url(path), body, token),
    post: (path, body) => browser.post(url(path), body, token),
    delete: (path) => browser.delete(url(path), token),
  };
}
