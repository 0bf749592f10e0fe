import { testTenant } from '../testing.js';
import { createTexts } from './create-texts.js';
import { formatClock, formatHours, formatInstant } from './format-hours.js';

const plain = (text: string) => text.replace(/\s/g, ' ');
const textsIn = (code: string) => createTexts(testTenant(), { code, prefix: '', label: code }, {});

describe('hours as people of a region write them', () => {
  it.each([
    ['de-AT', '8:00–19:30', 'Fr., 19:30'],
    ['fr-FR', '8 h – 19 h 30', 'ven. 19 h 30'],
    ['fr', '8 h – 19 h 30', 'ven. 19 h 30'],
    ['en-GB', '8:00–19:30', 'Fri 19:30'],
    ['en', '8:00–19:30', 'Fri 19:30'],
    ['en-US', '8:00 am – 7:30 pm', 'Fri 07:30 pm'],
    ['en-IN', '8:00 am – 7:30 pm', 'Fri, 07:30 pm'],
    ['hi-IN', 'सुबह 8:00 – शाम 7:30', 'शुक्र शाम 07:30'],
    ['nl-NL', '8:00–19:30', 'vr 19:30'],
    ['pl-PL', '8:00–19:30', 'pt., 19:30'],
  ])('in %s', (code, hours, moment) => {
    const texts = textsIn(code);
    expect(plain(formatHours(texts, [{ opens: '08:00', closes: '19:30' }]))).toBe(hours);
    const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
    expect(plain(texts.date('2026-11-20T18:30:00Z', parts))).toBe(moment);
  });

  it('are the same for a time of the day and for a moment', () => {
    for (const code of ['de-AT', 'fr-FR', 'en-GB', 'en-US', 'hi-IN']) {
      const texts = textsIn(code);
      // 6:30 in winter in Vienna, where the test shop is.
      expect(formatInstant(texts, '2026-11-20T05:30:00Z')).toBe(formatClock(texts, '06:30'));
    }
    expect(formatInstant(textsIn('en-GB'), '2026-11-20T05:30:00Z')).toBe('6:30');
  });

  it('is empty for a day without hours', () => {
    expect(formatHours(textsIn('fr-FR'), [])).toBe('');
  });
});

describe('the first of a month', () => {
  it.each([
    ['fr-FR', { weekday: 'long', day: 'numeric', month: 'long' }, 'mardi 1er décembre'],
    ['fr-FR', { day: 'numeric', month: 'short' }, '1er déc.'],
    ['fr', { dateStyle: 'medium', timeStyle: 'short' }, '1er déc. 2026, 19:30'],
    ['fr-FR', { weekday: 'short', hour: '2-digit', minute: '2-digit' }, 'mar. 19 h 30'],
    ['de-AT', { day: 'numeric', month: 'long' }, '1. Dezember'],
    ['en-GB', { day: 'numeric', month: 'long' }, '1 December'],
  ] as const)('in %s by %j is %s', (code, parts, expected) => {
    expect(plain(textsIn(code).date('2026-12-01T18:30:00Z', parts))).toBe(expected);
  });

  it('is no other day that has a one in it', () => {
    const { date } = textsIn('fr-FR');
    expect(date('2026-12-21T12:00:00Z', { day: 'numeric', month: 'long' })).toBe('21 décembre');
    expect(date('2026-12-11T12:00:00Z', { day: 'numeric', month: 'short' })).toBe('11 déc.');
  });
});
