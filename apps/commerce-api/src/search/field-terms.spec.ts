import { termsOfName } from './field-terms.js';
import { createLexicon, type Word } from './words/lexicon.js';
import { weights } from './ranking/weights.js';

const word = (text: string, stem = text, parts: readonly string[] = []): Word => ({
  word: text,
  uses: 1,
  stem,
  parts,
  written: text,
});
const lexicon = (locale: string) =>
  createLexicon(
    [
      ...['bergbauern', 'milch', 'leicht', 'glasflasche', 'milk', 'goat', 'organic'].map((text) =>
        word(text),
      ),
      word('in', ''),
      word('der', ''),
      word('s', ''),
      word('vollmilch', 'vollmilch', ['milch']),
      word('leichtmilch', 'leichtmilch', ['milch']),
    ],
    locale,
  );
const worth = (name: string, term: string, locale = 'de-AT') =>
  new Map(termsOfName(lexicon(locale), name, locale === 'en')).get(term) ?? 0;

describe('what a word of a name is worth', () => {
  it('API-103 the ordinary kind of a thing is as the thing itself, another kind is less', () => {
    expect(worth('Vollmilch', 'milch')).toBe(worth('Milch', 'milch'));
    expect(worth('Leichtmilch', 'milch')).toBe(weights.nameHead + weights.main);
    expect(worth('Leichtmilch', 'milch')).toBeLessThan(worth('Vollmilch', 'milch'));
  });

  it('API-103 the last word that a hyphen joins is a main word, as the first one is', () => {
    const main = weights.name + weights.nameShare / 2 + weights.main;
    expect(worth('Bergbauern-Vollmilch', 'vollmilch')).toBe(main);
    expect(worth('Bergbauern-Vollmilch', 'bergbauern')).toBe(main);
    expect(worth('Bergbauern Vollmilch', 'vollmilch')).toBe(main - weights.main);
  });

  it('API-103 numbers take nothing from the words, and are worth no more for few words', () => {
    expect(worth('Milch 3,6 %', 'milch')).toBe(worth('Milch', 'milch'));
    expect(worth('Milch 3,6 %', '3')).toBe(weights.name);
    expect(worth('Organic milk 3.6%', 'milk', 'en')).toBe(worth('Organic milk', 'milk', 'en'));
  });

  it('API-103 what stands behind a little word counts least; one letter is no such word', () => {
    expect(worth('Vollmilch in der Glasflasche', 'glasflasche')).toBe(weights.beside);
    const main = weights.name + weights.nameShare / 3 + weights.main;
    expect(worth('Goat’s milk', 'milk', 'en')).toBe(main);
  });

  it('SRCH-27 API-103 the first word of potatoes in French says little of apples', () => {
    expect(worth('Pommes de terre Charlotte', 'pommes', 'fr-FR')).toBe(weights.namePart);
    expect(worth('Pommes Gala', 'pommes', 'fr-FR')).toBeGreaterThan(weights.name);
  });
});
