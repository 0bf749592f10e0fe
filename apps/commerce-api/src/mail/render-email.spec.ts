import { confirmationEmail } from '../content/forms/newsletter-email.js';
import type { EmailBranding } from './email-template.js';
import { renderEmail } from './render-email.js';

const colours = {
  ground: '#111111',
  surface: '#222222',
  text: '#333333',
  muted: '#444444',
  brand: '#1f7a3d',
  onBrand: '#ffffff',
} as EmailBranding['colours'];
const imprint = ['Laden & Co GmbH, Hauptplatz 1, 8010 Graz', 'FN 1 a'];
const head = { shop: 'Laden & Co', locale: 'de-AT', imprint, colours };

const hostile = '"><script>alert(1)</script>';

describe('a mail', () => {
  it.each(['de', 'en'])('NEWS-09 carries its link in both parts (%s)', (language) => {
    const link = 'https://shop.test/post?confirm=abc';
    const { subject, text, html } = renderEmail(
      confirmationEmail(language, { shop: head.shop, link }),
      head,
    );
    expect(subject).toContain('Laden & Co');
    expect(text).toContain(`\n\n${link}\n\n`);
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain('Laden &amp; Co');
  });

  it('ends with the imprint, in both parts', () => {
    const { text, html } = renderEmail(
      confirmationEmail('de', { shop: head.shop, link: 'https://x' }),
      head,
    );
    expect(text.trimEnd()).toMatch(/Laden & Co\nLaden & Co GmbH, Hauptplatz 1, 8010 Graz\nFN 1 a$/);
    expect(html).toContain('Laden &amp; Co GmbH, Hauptplatz 1, 8010 Graz<br>FN 1 a');
  });

  it('breaks a web address in its sentences, which is wider than a phone', () => {
    const closing = [`You agreed. Unsubscribe: https://shop.test/${'account'.repeat(12)}`];
    const email = { ...confirmationEmail('en', { shop: 'x', link: 'https://x' }), closing };
    expect(renderEmail(email, head).html).toMatch(
      /<p style="[^"]*overflow-wrap:anywhere[^"]*">You agreed. Unsubscribe: https/,
    );
  });

  it.each([
    ['en', 'Terms: https://shop.test/terms'],
    ['fr', 'Terms\u202f: https://shop.test/terms'],
  ])('names a link that stands alone, whose address is in the plain part (%s)', (locale, line) => {
    const tables = [{ title: 'Order', rows: [['Number', '7']] as const }];
    const content = confirmationEmail(locale, { shop: 'x', link: 'https://x' });
    const { text, html } = renderEmail(
      { ...content, tables, closing: [line] },
      { ...head, locale },
    );
    expect(html).toMatch(/<a href="https:\/\/shop.test\/terms"[^>]*>Terms<\/a>/);
    expect(text).toContain(line);
    expect(text).toContain(`Number${locale === 'fr' ? '\u202f' : ''}: 7`);
  });

  it('is in the colours of the shop', () => {
    const { html } = renderEmail(confirmationEmail('de', { shop: 'x', link: 'https://x' }), head);
    for (const colour of Object.values(colours)) expect(html).toContain(colour);
  });

  it('escapes markup in its values, and keeps line breaks out of the subject', () => {
    const email = {
      subject: `Hello\r\nBcc: all@x.example ${hostile}`,
      greeting: hostile,
      paragraphs: [hostile],
      action: { label: hostile, url: `https://x/${hostile}` },
      closing: [hostile],
    };
    const { subject, html } = renderEmail(email, {
      ...head,
      shop: hostile,
      locale: hostile,
      imprint: [hostile],
    });
    expect(html).not.toContain('<script');
    expect(html.match(/&quot;&gt;&lt;script&gt;/g)?.length).toBeGreaterThan(8);
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
