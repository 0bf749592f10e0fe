import { clearVisitor } from '../../testing/settings.js';
import { builtInManager } from './built-in-manager.js';
import { removeCookie, readCookie, writeCookie } from './cookies.js';

beforeEach(clearVisitor);

/** What is written to `document.cookie`, which a browser takes apart. */
function written(write: () => void): string {
  const set = jest.spyOn(document, 'cookie', 'set');
  write();
  const text = set.mock.calls[0]?.[0] ?? '';
  set.mockRestore();
  return text;
}

describe('cookies', () => {
  it('TRK-29 hold any text under their own name', () => {
    writeCookie('one', 'a=b; c ü', 60);
    writeCookie('one_more', 'x', 60);
    expect(readCookie('one')).toBe('a=b; c ü');
    expect(readCookie('one_more')).toBe('x');
    expect(readCookie('on')).toBeUndefined();
    expect(readCookie('more')).toBeUndefined();
  });

  it('TRK-29 are for the whole site only, with the given lifetime', () => {
    const text = written(() => writeCookie('one', 'a b', 60));
    expect(text).toBe('one=a%20b; path=/; max-age=60; samesite=lax');
  });

  it('TRK-29 are gone once they are dropped', () => {
    writeCookie('one', 'a', 60);
    writeCookie('two', 'b', 60);
    removeCookie('one');
    expect(readCookie('one')).toBeUndefined();
    expect(readCookie('two')).toBe('b');
    expect(written(() => removeCookie('two'))).toBe('two=; path=/; max-age=0; samesite=lax');
  });
});

describe('the choice of consent', () => {
  it('TRK-29 lasts for 6 x 30 days', () => {
    const manager = builtInManager({ version: 3 });
    const text = written(() => manager.choose(['C0004', 'C0002']));
    expect(text).toBe('consent=3.C0001.C0002.C0004; path=/; max-age=15552000; samesite=lax');
  });

  it('TRK-02 is requested once the manager starts, and not reported before', async () => {
    const manager = builtInManager({ version: 1 });
    expect(manager.question.get()).toBeUndefined();
    expect(manager.chosen()).toBeUndefined();
    expect(() => manager.choose([])).not.toThrow();
    await expect(manager.start(() => undefined)).resolves.toBeUndefined();
    expect(manager.question.get()).toBeUndefined();
  });
});
