import { schema } from './config.js';

const isFine = (input: object) => schema.safeParse(input).success;
const consent = (parts: object) => ({ consent: { manager: 'built-in', ...parts } });
const external = (parts: object) => ({
  consent: { manager: 'external', id: 'x', src: '/stub.js', ...parts },
});
const script = (src: string, category = 'C0002') => ({ scripts: [{ src, category }] });
const cookie = (parts: object) => ({
  cookies: [{ name: 'c', category: 'C0002', purpose: { de: 'Zweck' }, ...parts }],
});
const long = (length: number) => 'x'.repeat(length);

describe('tracking settings', () => {
  it('TRK-06 ask for every category, first version, and grant nothing without a manager', () => {
    expect(schema.parse(consent({})).consent).toEqual({
      manager: 'built-in',
      onMissing: 'deny',
      version: 1,
      categories: ['C0001', 'C0002', 'C0003', 'C0004', 'C0007'],
    });
    expect(schema.parse({ consent: { manager: 'none' } }).consent).toEqual({
      manager: 'none',
      onMissing: 'deny',
    });
  });

  it('TRK-03 TRK-04 may grant or deny when the manager is missing, and nothing else', () => {
    expect(schema.parse(external({ onMissing: 'grant' })).consent.onMissing).toBe('grant');
    expect(isFine(external({ onMissing: 'deny' }))).toBe(true);
    expect(isFine(external({ onMissing: 'ask' }))).toBe(false);
  });

  it.each<[string, object, boolean]>([
    ['a manager that is none of three', { consent: { manager: 'other' } }, false],
    ['categories of their own', consent({ categories: ['C0002'] }), true],
    ['a category that is none', consent({ categories: ['C0005'] }), false],
    ['a later version', consent({ version: 2 }), true],
    ['a version that is none', consent({ version: 0 }), false],
    ['half a version', consent({ version: 1.5 }), false],
    ['a page that says more', consent({ privacyPage: 'datenschutz' }), true],
    ['an empty page', consent({ privacyPage: '' }), false],
    ['a page of 200 characters', consent({ privacyPage: long(200) }), true],
    ['a page of 201 characters', consent({ privacyPage: long(201) }), false],
    ['an external manager without an address', external({ src: undefined }), false],
    ['an external manager without an id', external({ id: '' }), false],
    ['a script of the site', script('/scripts/a.js'), true],
    ['a script without a name', script('/'), false],
    ['a script with a blank', script('/a b.js'), false],
    ['a script with a backslash', script('/a\\b.js'), false],
    ['a script of another scheme before the path', script('x/a.js'), false],
    ['a script at 500 characters', script(`/${long(499)}`), true],
    ['a script at 501 characters', script(`/${long(500)}`), false],
    ['a script of no category', script('/a.js', 'C9'), false],
    ['a cookie with all that it may say', cookie({ provider: 'we', days: 30 }), true],
    ['a cookie that ends with the session', cookie({ days: 0 }), true],
    ['a cookie that ended before', cookie({ days: -1 }), false],
    ['a cookie for half a day', cookie({ days: 0.5 }), false],
    ['a cookie without a name', cookie({ name: '' }), false],
    ['a cookie without a purpose', cookie({ purpose: undefined }), false],
    ['a cookie with an empty purpose', cookie({ purpose: { de: '' } }), false],
    ['a cookie without a category', cookie({ category: undefined }), false],
    ['a name of pages', { pagePrefix: 'Shop' }, true],
    ['an empty name of pages', { pagePrefix: '' }, false],
    ['an array for events', { dataLayer: '$my_Layer1' }, true],
    ['no array for events', { dataLayer: '' }, true],
    ['an array that begins with a digit', { dataLayer: '1layer' }, false],
    ['an array with a hyphen', { dataLayer: 'my-layer' }, false],
    ['an array with something behind', { dataLayer: 'layer()' }, false],
    ['no collector', { collector: false }, true],
    ['a collector that is no answer', { collector: 'yes' }, false],
  ])('TRK-11 %s: %#', (_name, input, isAllowed) => {
    expect(isFine(input)).toBe(isAllowed);
  });

  it('TRK-11 report an invalid script URL', () => {
    const [issue] = schema.safeParse(script('x')).error?.issues ?? [];
    expect(issue?.message).toBe('no path of this site');
  });

  it('TRK-05 keep scripts and cookies as they are given', () => {
    const given = { ...script('/a.js'), ...cookie({ days: 3 }), collector: false };
    expect(schema.parse(given)).toMatchObject(given);
  });
});
