import type { Server } from 'node:https';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import forge from 'node-forge';
import { fetchPhoto, isPublicAddress } from './fetch-photo.js';

let server: Server;
let agent: https.Agent;
let port: number;

beforeAll(async () => {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.validity.notAfter = new Date(Date.now() + 86_400_000);
  const name = [{ name: 'commonName', value: 'localhost' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  const names = [{ type: 2, value: 'localhost' }];
  certificate.setExtensions([{ name: 'subjectAltName', altNames: names }]);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  const cert = forge.pki.certificateToPem(certificate);
  const key = forge.pki.privateKeyToPem(keys.privateKey);
  agent = new https.Agent({ ca: cert });
  server = https.createServer({ cert, key }, ({ url }, answer) => {
    if (url === '/late.jpg') return;
    if (url === '/moved.jpg') answer.writeHead(302, { location: '/apple.jpg' });
    if (url === '/large.jpg') answer.write(Buffer.alloc(31 * 1024 ** 2));
    answer.end('apple');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

const fetchHere = (name: string, answerMs = 20_000) =>
  fetchPhoto(`https://localhost:${port}/${name}`, { agent, answerMs, isAllowed: () => true });

describe('a photograph at an address', () => {
  it('is fetched by https', async () => {
    expect((await fetchHere('apple.jpg')).toString()).toBe('apple');
  });

  it.each([
    ['moved.jpg', 'answered with status 302', 20_000],
    ['large.jpg', 'has more than 30 MB', 20_000],
    ['late.jpg', 'did not answer in time', 100],
  ])('is refused: %s %s', async (name, reason, answerMs) => {
    await expect(fetchHere(name, answerMs)).rejects.toThrow(reason);
  });

  it('is never fetched from a private address, whatever its name', async () => {
    for (const host of ['localhost', '127.0.0.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]'])
      await expect(fetchPhoto(`https://${host}:${port}/apple.jpg`, { agent })).rejects.toThrow(
        'is a private address',
      );
    for (const address of ['http://example.org/a.jpg', 'file:///etc/passwd', 'no address'])
      await expect(fetchPhoto(address)).rejects.toThrow('is no https address');
  });

  it.each([
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    'fc00::1',
    'fe80::1',
    '::',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'localhost',
  ])('is not public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('is public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
