import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from './settings.js';

describe('settings of mails', () => {
  it('define the server and the sender address of mails', () => {
    const smtp = { SMTP_URL: 'smtps://user:secret@mail.test', MAIL_FROM: 'post@shop.test' };
    expect(readSettings(smtp).smtp).toEqual({
      url: 'smtps://user:secret@mail.test',
      from: 'post@shop.test',
    });
    expect(readSettings({ SMTP_URL: '' }).smtp).toBeUndefined();
  });

  it('are refused by name when one is missing or makes no sense', () => {
    expect(() => readSettings({ SMTP_URL: 'smtp://mail.test' })).toThrow(/MAIL_FROM/);
    expect(() => readSettings({ SMTP_URL: 'http://x', MAIL_FROM: 'a@b.test' })).toThrow(/SMTP_URL/);
    expect(() => readSettings({ MAIL_FROM: 'nobody' })).toThrow(/MAIL_FROM/);
  });

  it('show mails in development alone', () => {
    expect(readSettings({ NODE_ENV: 'development' }).showMails).toBe(true);
    expect(readSettings({ NODE_ENV: 'production' }).showMails).toBe(false);
    expect(readSettings({}).showMails).toBe(false);
  });
});

describe('settings as a whole', () => {
  it('name every fault at once, and show no secret', () => {
    const wrong = {
      COMMERCE_API_PORT: 'x',
      CMS_URL: 'https://cms.test',
      GEOCODER: 'google',
      SMTP_URL: 'smtp://me:pass@mail.test',
      STRIPE_SECRET_KEY: 'sk_broken',
      BACK_OFFICE_SECRET: 'too-short',
    };
    const fault = () => readSettings(wrong);
    for (const name of ['COMMERCE_API_PORT is "x"', 'CMS_TOKEN is missing', 'GEOCODER_KEY is'])
      expect(fault).toThrow(name);
    for (const name of ['MAIL_FROM is missing', 'STRIPE_SECRET_KEY:', 'BACK_OFFICE_SECRET is'])
      expect(fault).toThrow(name);
    expect(fault).not.toThrow(/too-short|me:pass|sk_broken/);
  });

  it('come from files, those of a tenant at Stripe too', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'larder-secrets-'));
    const write = (name: string, text: string) => {
      writeFileSync(path.join(folder, name), `${text}\n`);
      return path.join(folder, name);
    };
    const settings = readSettings({
      DATABASE_URL_FILE: write('database', 'postgresql://shop@db/shop'),
      STRIPE_SECRET_KEY_ALPHA_FILE: write('key', 'sk_test_1234567890'),
      STRIPE_WEBHOOK_SECRET_ALPHA_FILE: write('webhook', 'whsec_1234567890'),
    });
    expect(settings.databaseUrl).toBe('postgresql://shop@db/shop');
    expect(settings.payments.stripeKeysOf('alpha')?.secretKey).toBe('sk_test_1234567890');
  });
});

describe('settings of the geocoder', () => {
  it('are the list of the shop, or a service with what it needs', () => {
    expect(readSettings({}).geocoder).toBeUndefined();
    expect(
      readSettings({ GEOCODER: 'photon', GEOCODER_URL: 'http://photon:2322' }).geocoder,
    ).toEqual({ kind: 'photon', url: 'http://photon:2322' });
    expect(readSettings({ GEOCODER: 'google', GEOCODER_KEY: 'k' }).geocoder).toEqual({
      kind: 'google',
      key: 'k',
      url: 'https://maps.googleapis.com',
    });
    expect(() => readSettings({ GEOCODER: 'nominatim' })).toThrow(/GEOCODER_URL/);
    expect(() => readSettings({ GEOCODER: 'google' })).toThrow(/GEOCODER_KEY/);
    expect(() => readSettings({ GEOCODER: 'bing' })).toThrow(/GEOCODER/);
  });
});
