import type { Customer } from '@larder/contracts/customer';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signIn } from '../../customers/testing/people.js';
import { fixtureTenants, testApp, type TestApp } from '../../testing/test-app.js';

const file = path.resolve(
  import.meta.dirname,
  '../../../../../libs/tenants/gruenmarkt/data/personas.json',
);
const { password, personas } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly password: string;
  readonly personas: readonly { readonly email: string }[];
};

let folder: string;
let shop: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'personas-'));
  cpSync(fixtureTenants, folder, { recursive: true });
  cpSync(file, path.join(folder, 'alpha/data/personas.json'));
  shop = await testApp({ tenants: folder });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

it.each(personas.map(({ email }) => email))(
  '%s signs in with the documented password',
  async (email) => {
    const client = shop.client();
    expect((await signIn(client, email, password)).status).toBe(200);
    const { body } = await client.get<Customer>('/api/customers');
    expect(body.email).toBe(email);
    const kinds = body.addresses.filter(({ primary }) => primary).map(({ category }) => category);
    expect(new Set(kinds).size).toBe(kinds.length);
  },
);
