import { createTexts } from '@larder/platform/server';
import { testTenant } from '@larder/platform/testing';
import { shop as de } from '../../../messages/de.json';
import { shop as en } from '../../../messages/en.json';
import { shop as fr } from '../../../messages/fr.json';
import { shop as hi } from '../../../messages/hi.json';
import type { Text } from '../../../messages/use-text.js';
import { formatDateTime, formatShortTimeRange, formatTimeRange } from './format-time-slot.js';

const messages = { de, en, fr, hi };
const span = { start: '2026-11-20T06:00:00Z', end: '2026-11-20T09:00:00Z' };
const overNoon = { start: '2026-11-20T09:00:00Z', end: '2026-11-20T12:30:00Z' };
const night = '2026-11-19T21:00:00Z';

/** The shop’s texts in a locale. */
function textsIn(code: string, language: keyof typeof messages) {
  const texts = createTexts(testTenant(), { code, prefix: '', label: code }, {});
  const text: Text = (key, values = {}) =>
    messages[language][key].replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name]));
  return { texts, text };
}
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('hours as people of a region say them', () => {
  it.each([
    ['de-AT', 'de', '7–10 Uhr', '10 bis 13:30 Uhr'],
    ['fr-FR', 'fr', '7 h – 10 h', 'de 10 h à 13 h 30'],
    ['en-GB', 'en', '7:00–10:00', '10:00 to 13:30'],
    ['en-US', 'en', '7–10 am', '10 am to 1:30 pm'],
    ['en-IN', 'en', '7–10 am', '10 am to 1:30 pm'],
    ['en', 'en', '7:00–10:00', '10:00 to 13:30'],
    ['hi-IN', 'hi', 'सुबह 7–10', 'सुबह 10 से दोपहर 1:30'],
  ] as const)('of time slots, in %s', (code, language, short, long) => {
    const { texts, text } = textsIn(code, language);
    expect(plain(formatShortTimeRange(text, texts, span))).toBe(short);
    expect(plain(formatTimeRange(text, texts, overNoon))).toBe(long);
  });

  it.each([
    ['de-AT', 'de', 'Donnerstag, 19. November, 22 Uhr'],
    ['fr-FR', 'fr', 'jeudi 19 novembre, 22 h'],
    ['en-GB', 'en', 'Thursday 19 November, 22:00'],
    ['en-IN', 'en', 'Thursday, 19 November, 10 pm'],
    ['en', 'en', 'Thursday, November 19, 22:00'],
    ['hi-IN', 'hi', 'गुरुवार, 19 नवंबर, रात 10'],
  ] as const)('of moments, in %s', (code, language, moment) => {
    const { texts, text } = textsIn(code, language);
    expect(plain(formatDateTime(text, texts, night))).toBe(moment);
  });
});
