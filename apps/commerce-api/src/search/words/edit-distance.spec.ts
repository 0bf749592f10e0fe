import fc from 'fast-check';
import { editDistance, allowedMistakes } from './edit-distance.js';

describe('editDistance', () => {
  it.each([
    ['milch', 'milch', 0],
    ['milhc', 'milch', 1],
    ['mich', 'milch', 1],
    ['millch', 'milch', 1],
    ['molch', 'milch', 1],
    ['jogurt', 'joghurt', 1],
    ['tomtaen', 'tomaten', 1],
    ['mil', 'milch', 2],
    ['mlich', 'milhc', 2],
    ['abcd', 'wxyz', 3],
    ['a', 'abcdef', 3],
  ])('of %s and %s is %d, counting up to 2', (a, b, expected) => {
    expect(editDistance(a, b, 2)).toBe(expected);
  });

  it('is the same both ways, and 0 for equal words alone', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
        expect(editDistance(a, b, 9) === 0).toBe(a === b);
      }),
    );
  });

  it('forgives nothing in short words, and two mistakes in long ones alone', () => {
    const words = ['ei', 'ole', 'brot', 'couches', 'joghurts'];
    expect(words.map(allowedMistakes)).toEqual([0, 0, 1, 1, 2]);
  });
});
