/** @jest-environment node */
import { sampleHost, type SampleHost } from '../testing/sample-host.js';

let shop: SampleHost;
afterEach(() => shop.close());

const languages = [
  ['de-AT', 'Der Shop ist gerade nicht erreichbar', 'Dieser Shop ist gerade geschlossen'],
  ['en-US', 'The shop is not available right now', 'This shop is closed at the moment'],
  ['fr-FR', 'momentanément indisponible', 'Ce magasin est fermé pour le moment'],
  ['hi-IN', 'शॉप अभी उपलब्ध नहीं है', 'यह शॉप अभी बंद है'],
] as const;
const host = 'obst.example';
/** A browser that prefers another language than the shop's. */
const askAs = (code: string) =>
  shop.ask('/', {
    headers: { host: `${host}:80`, 'accept-language': code.startsWith('de') ? 'fr' : 'de' },
  });
const localesIn = (code: string) => [{ code, prefix: '' }];

describe('the error page of a shop', () => {
  it.each(languages)('PLAT-09 says in %s that it cannot be reached', async (code, sentence) => {
    shop = await sampleHost({ languages: new Map([[host, localesIn(code)]]) });
    shop.commerce.handlers['/tenant/config'] = (_request, response) => response.destroy();
    const { status, text } = await askAs(code);
    expect(status).toBe(500);
    expect(text).toContain(`<html lang="${code.slice(0, 2)}">`);
    expect(text).toContain(sentence);
  });

  it.each(languages)('PLAT-09 says in %s that it is closed', async (code, _away, sentence) => {
    const closed = { tenant: 'obst', hosts: [host], locales: localesIn(code), errors: ['faulty'] };
    shop = await sampleHost({ closed: [closed] });
    const { status, text } = await askAs(code);
    expect(status).toBe(503);
    expect(text).toContain(`<html lang="${code.slice(0, 2)}">`);
    expect(text).toContain(sentence);
  });
});
