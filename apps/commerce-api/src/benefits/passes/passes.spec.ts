import { createHash, createVerify } from 'node:crypto';
import type { ApiError } from '@larder/contracts';
import type { WalletPasses } from '@larder/contracts/loyalty';
import forge from 'node-forge';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { createTestShop } from '../../ordering/testing/test-shop.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';
import { linkCard } from '../loyalty/testing/member-calls.js';
import { readStored } from './testing/read-stored.js';
import { selfMadeWallets } from './testing/self-made-wallets.js';

const linksPath = '/api/customers/loyalty/passes';
const passPath = '/api/customers/loyalty/apple-pass';

const { wallets, publicKey } = selfMadeWallets();
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop({ walletPasses: wallets });
});
afterAll(() => shop.close());

/** The file as a browser gets it, with the cookies of the client. */
const download = (client: TestClient, of = shop) =>
  of.app.inject({
    url: passPath,
    cookies: Object.fromEntries(client.cookies),
    headers: { 'x-forwarded-host': 'alpha.test', 'accept-language': 'en' },
  });

async function member(number: number) {
  const { client } = await createCustomer(shop, number);
  const { body: card } = await linkCard(client);
  return { client, card };
}

it('LOY-15 a member gets a signed card for Apple Wallet, whole and unchanged', async () => {
  const { client, card } = await member(1);
  const { statusCode, headers, rawPayload } = await download(client);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.apple.pkpass',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="alpha.pkpass"',
  });
  const files = readStored(rawPayload);
  const manifest = JSON.parse(String(files.get('manifest.json'))) as Record<string, string>;
  expect(Object.keys(manifest)).toEqual(expect.arrayContaining(['pass.json', 'icon.png']));
  for (const [name, sum] of Object.entries(manifest))
    expect(
      createHash('sha1')
        .update(files.get(name) ?? '')
        .digest('hex'),
    ).toBe(sum);
  expect(JSON.parse(String(files.get('pass.json')))).toMatchObject({
    passTypeIdentifier: 'pass.test.larder',
    teamIdentifier: 'ABCDE12345',
    serialNumber: card.memberId,
    organizationName: 'Alpha',
    storeCard: { primaryFields: [{ label: 'Points', value: 0 }] },
    barcodes: [{ format: 'PKBarcodeFormatCode128', message: card.mpCardId }],
  });
});

it('the signature holds the certificate of the pass type', async () => {
  const { client } = await member(2);
  const signature = readStored((await download(client)).rawPayload).get('signature');
  const signed = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(forge.util.createBuffer(signature?.toString('binary') ?? '')),
  );
  const names = 'certificates' in signed ? signed.certificates : [];
  expect(names.map(({ subject }) => String(subject.getField('CN')?.value))).toContain('pass type');
});

it('LOY-15 a member gets a link for Google Wallet that only the shop can have signed', async () => {
  const { client, card } = await member(3);
  const { body } = await client.get<WalletPasses>(linksPath, { 'accept-language': 'en' });
  expect(body.apple).toBe(true);
  const [head = '', claims = '', signature = ''] =
    (body.google ?? '').split('/').at(-1)?.split('.') ?? [];
  const isSigned = createVerify('RSA-SHA256').update(`${head}.${claims}`);
  expect(isSigned.verify(publicKey, signature, 'base64url')).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    iss: 'issuer@larder.test',
    aud: 'google',
    typ: 'savetowallet',
    payload: {
      loyaltyClasses: [{ id: '3388000000001.alpha', issuerName: 'Alpha' }],
      loyaltyObjects: [
        {
          id: `3388000000001.alpha-${card.memberId ?? ''}`,
          accountId: card.mpCardId,
          barcode: { type: 'EAN_13', value: card.mpCardId },
          loyaltyPoints: { balance: { int: 0 } },
        },
      ],
    },
  });
  // Longer links are cut by some browsers.
  expect(body.google?.length).toBeLessThan(1800);
});

it('CUST-29 only a signed-in member has a pass', async () => {
  expect((await download(shop.client())).statusCode).toBe(401);
  const { client } = await createCustomer(shop, 4);
  const refused = await client.get<ApiError>(linksPath);
  expect([refused.status, refused.body.errorCode]).toEqual([409, '10048']);
  expect((await download(client)).statusCode).toBe(409);
});

it('a shop without the settings names no wallet and has no file', async () => {
  const plain = await createTestShop();
  try {
    const { client } = await createCustomer(plain, 1);
    await linkCard(client);
    expect((await client.get(linksPath)).body).toEqual({ apple: false });
    expect((await download(client, plain)).statusCode).toBe(404);
  } finally {
    await plain.close();
  }
});
