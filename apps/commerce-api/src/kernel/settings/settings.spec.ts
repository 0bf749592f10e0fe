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

describe('settings of the geocoder', () => {
  it('are the list of the shop, or a service with what it needs', () => {
    expect(readSettings({}).geocoder).toBeUndefined();
    expect(
      readSettings({ GEOCODER: 'photon', GEOCODER_URL: 'http://photon:2322' }).geocoder,
    ).toEqual({ kind: 'photon', url: 'http://photon:2322' });
    expect(readSettings({ GEOCODER: 'google', GEOCODER_KEY: 'k' }).geocoder).toEqual({
      ...{ kind: 'google', key: 'k' },
      url: 'https://maps.googleapis.com',
    });
    expect(() => readSettings({ GEOCODER: 'nominatim' })).toThrow(/GEOCODER_URL/);
    expect(() => readSettings({ GEOCODER: 'google' })).toThrow(/GEOCODER_KEY/);
    expect(() => readSettings({ GEOCODER: 'bing' })).toThrow(/GEOCODER/);
  });
});
