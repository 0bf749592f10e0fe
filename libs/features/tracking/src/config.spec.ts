import { schema } from './config.js';

const faults = (input: unknown) => schema.safeParse(input).error?.issues.length ?? 0;

describe('tracking settings', () => {
  it('without any there is no consent manager, and nothing is granted', () => {
    expect(schema.parse({})).toEqual({
      consent: { manager: 'none', onMissing: 'deny' },
      scripts: [],
      cookies: [],
      dataLayer: 'dataLayer',
      collector: true,
    });
  });

  it('TRK-11 an external manager has an id and an address', () => {
    const src = '/consent/stub.js';
    expect(schema.parse({ consent: { manager: 'external', id: 'x', src } }).consent).toEqual({
      manager: 'external',
      id: 'x',
      src,
      onMissing: 'deny',
    });
    expect(faults({ consent: { manager: 'external', src } })).toBeGreaterThan(0);
  });

  it.each([
    'javascript:alert(1)',
    '//other.example/x.js',
    'https://other.example/x.js',
    '/\\other/x.js',
  ])('refuses %s as the address of a script', (src) =>
    expect(faults({ scripts: [{ src, category: 'C0002' }] })).toBe(1),
  );
});
