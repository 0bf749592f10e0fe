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

describe('content that waits for consent', () => {
  const consent = { manager: 'built-in', categories: ['C0002'] };
  const script = (category: string) => ({ src: '/scripts/x.js', category });
  const cookie = (category: string) => ({ name: 'x', category, purpose: {} });

  it.each([
    [{ consent, scripts: [script('C0002'), script('C0001')] }, []],
    [{ consent, scripts: [script('C0002'), script('C0004')] }, ['scripts.1.category']],
    [{ consent, cookies: [cookie('C0007')] }, ['cookies.0.category']],
    [{ consent: { manager: 'none' }, scripts: [script('C0004')] }, []],
  ])('TRK-05 has a category that the visitor can consent to: %j', (settings, paths) => {
    const { error } = schema.safeParse(settings);
    expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(paths);
    for (const { code, message } of error?.issues ?? []) {
      expect(code).toBe('custom');
      expect(message).toContain('C0001, C0002');
    }
  });
});
