import { measuresOf } from '@larder/countries';
import {
  formsOf,
  isPlainKind,
  partsOrHead,
  splitCompound,
  undividedEndingWith,
} from '../../kernel/text/split-compound.js';
import { createLexicon } from './lexicon.js';
import { extractSizes } from './sizes.js';
import { createSpelling } from './spelling.js';
import { createSynonyms } from './synonyms.js';

const forms = formsOf(
  [
    ['milch', 'milch'],
    ['rind', 'rind'],
    ['braten', 'brat'],
    ['erdbeeren', 'erdbeer'],
    ['joghurt', 'joghurt'],
    ['gurken', 'gurk'],
    ['salat', 'salat'],
    ['pfeffer', 'pfeff'],
    ['minze', 'minz'],
    ['tee', 'tee'],
    ['und', ''],
  ].map(([word = '', stem = '']) => ({ word, stem })),
);

describe('compound words', () => {
  it.each([
    ['erdbeerjoghurt', ['erdbeer', 'joghurt']],
    ['rindsbraten', ['rind', 'brat']],
    ['salatgurke', ['salat', 'gurk']],
    ['pfefferminztee', ['pfeff', 'minz', 'tee']],
    ['vollmilch', []],
    ['milch', []],
    ['xyz'.repeat(30), []],
  ])('API-103 takes %s apart into %j', (word, parts) => {
    expect(splitCompound(word, forms)).toEqual(parts);
  });

  it('API-103 knows the head of a word whose beginning it does not know', () => {
    expect(partsOrHead('vollmilch', forms)).toEqual(['milch']);
  });

  it('SRCH-27 API-103 takes potatoes for no kind of apple, though the word ends like one', () => {
    const fruit = formsOf([
      { word: 'apfel', stem: 'apfel' },
      { word: 'erd', stem: 'erd' },
      { word: 'erdapfel', stem: 'erdapfel' },
      { word: 'salat', stem: 'salat' },
    ]);
    expect(partsOrHead('erdapfel', fruit)).toEqual([]);
    expect(partsOrHead('winterapfel', fruit)).toEqual(['apfel']);
    expect(partsOrHead('erdapfelsalat', fruit)).toEqual(['erdapfel', 'salat']);
    expect(undividedEndingWith('apfel')).toEqual(['erdapfel', 'granatapfel']);
    expect(undividedEndingWith('erdapfel')).toEqual([]);
  });

  it.each([
    ['alpenmilchbraten', ['milch', 'brat']],
    ['rindsbraten', ['rind', 'brat']],
    ['almrindsbraten', ['rind', 'brat']],
    ['xyzbraten', ['brat']],
    ['alpen', []],
  ])('API-103 knows what else it knows of %s: %j', (word, parts) => {
    expect(partsOrHead(word, forms)).toEqual(parts);
  });

  it.each([
    ['milchsalat', ['milch', 'salat']],
    ['rindermilch', ['rind', 'milch']],
    // A part of three letters may stand in a word by accident.
    ['milchtee', []],
    ['teemilch', []],
    ['teesmilch', []],
  ])('API-103 is sure of the parts of %s that are long enough: %j', (word, parts) => {
    expect(splitCompound(word, forms, { least: 4 })).toEqual(parts);
  });

  it.each([
    ['vollmilch', 'milch', 'de', true],
    ['vollmilch', 'brat', 'de', false],
    ['buttermilch', 'milch', 'de', false],
    ['vollmilch', 'milch', 'nl', false],
  ])('API-103 %s is ordinary %s in %s: %s', (word, head, language, expected) => {
    expect(isPlainKind(word, head, language, forms)).toBe(expected);
  });
});

describe('sizes', () => {
  it.each([
    ['mehl 1 kg', ['g:1000'], 'mehl'],
    ['500g nudeln', ['g:500'], 'nudeln'],
    ['20 dag speck', ['g:200'], 'speck'],
    ['cola 0,33l', ['ml:330'], 'cola'],
    ['wasser 6 x 1,5 l', ['ml:1500', 'ml:9000'], 'wasser'],
    ['10 stuck eier', ['piece:10'], 'eier'],
    ['7up 3lagig', [], '7up 3lagig'],
  ])('API-103 reads %s', (text, signs, rest) => {
    const sized = extractSizes(text);
    expect([sized.signs, sized.rest.trim()]).toEqual([signs, rest]);
  });

  it.each([
    ['US', '2 lb chicken', ['g:907'], 'chicken'],
    ['US', 'pasta 16oz', ['g:454'], 'pasta'],
    ['US', 'cola 6 x 12 fl. oz', ['ml:355', 'ml:2129'], 'cola'],
    ['US', '1 pint cream', ['ml:473'], 'cream'],
    ['GB', '1 pint cream', ['ml:568'], 'cream'],
    ['IE', '2 pints milk', ['ml:1137'], 'milk'],
    ['GB', '2 pounders', [], '2 pounders'],
  ])('API-103 reads in %s %s', (country, text, signs, rest) => {
    const sized = extractSizes(text, measuresOf(country));
    expect([sized.signs, sized.rest.trim()]).toEqual([signs, rest]);
  });

  it('API-103 leaves customary sizes where no country is known', () => {
    expect(extractSizes('1 pint cream')).toEqual({ signs: [], rest: '1 pint cream' });
  });
});

describe('spelling', () => {
  const words = ['milch', 'malz', 'joghurt', 'schokolade', 'spinat', 'blattspinat'];
  const spelling = createSpelling(words.map((word, uses) => ({ word, uses: uses + 1 })));

  it.each([
    ['mlich', 'milch'],
    ['jogurt', 'joghurt'],
    ['svhok', 'schokolade'],
    ['qqqqwwww', undefined],
    ['mil', undefined],
  ])('API-103 takes %s for %s', (typed, meant) => {
    expect(spelling.meant(typed)[0]).toBe(meant);
  });
});

describe('synonyms', () => {
  const stems = new Map([
    ['sahne', 'sahn'],
    ['obers', 'ober'],
    ['saure', 'saur'],
    ['schmand', 'schmand'],
  ]);
  const synonyms = createSynonyms(
    [
      ['Obers', 'Sahne'],
      ['Schmand', 'saure Sahne'],
    ],
    stems,
  );

  it('API-103 hold both ways, for words and for phrases', () => {
    expect(synonyms.of(['sahn'])).toEqual([['ober']]);
    expect(synonyms.of(['ober'])).toEqual([['sahn']]);
    expect(synonyms.of(['schmand'])).toEqual([['saur', 'sahn']]);
    expect(synonyms.longest).toBe(2);
    expect(synonyms.of(['milch'])).toEqual([]);
  });
});

describe('the words of a shop', () => {
  const lexicon = createLexicon(
    ['zucker', 'milch', 'milchreis', 'vollmilch'].map((word, uses) => ({
      word,
      uses,
      stem: word,
      parts: [],
      written: word,
    })),
    'de-AT',
  );

  it('API-103 are found by their beginning and by what stands in them, the most used first', () => {
    expect(lexicon.begunBy('mil', 9).map(({ word }) => word)).toEqual(['milchreis', 'milch']);
    expect(lexicon.holding('lch', 2).map(({ word }) => word)).toEqual(['vollmilch', 'milchreis']);
    expect(lexicon.begunBy('x', 9)).toEqual([]);
  });

  it('API-103 are apart from those that only ingredients have', () => {
    expect(lexicon.isIngredient('zucker')).toBe(true);
    expect(lexicon.words.has('zucker') || lexicon.hasStem('zucker')).toBe(false);
    expect(lexicon.isIngredient('milch')).toBe(false);
  });
});
