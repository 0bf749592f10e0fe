import { memoizeTexts } from './memoized-texts.js';

const counted = () => {
  const text = jest.fn((key: string, values?: object) => `${key} ${JSON.stringify(values)}`);
  return { text, texts: memoizeTexts({ text } as never) };
};

describe('texts of pages', () => {
  it('are put together once for the same values', () => {
    const { text, texts } = counted();
    const two = [texts.text('found', { count: 2 }), texts.text('found', { count: 2 })];
    expect(two).toEqual(['found {"count":2}', 'found {"count":2}']);
    expect(text).toHaveBeenCalledTimes(1);
  });

  it('are others for other keys and other values', () => {
    const { texts } = counted();
    const all = [{ count: 1 }, { count: 11 }, { counts: 1 }].map((one) => texts.text('found', one));
    expect(new Set([...all, texts.text('foun', { count: 1 }), texts.text('found')]).size).toBe(5);
  });

  it('take no more room than was given them', () => {
    const { text, texts } = counted();
    for (let count = 0; count < 10_000; count += 1) texts.text('found', { count });
    texts.text('found', { count: 0 });
    expect(text).toHaveBeenCalledTimes(10_001);
  });
});
