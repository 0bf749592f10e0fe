import * as shared from './schemas.js';
import { runSchemaCases, long, type SchemaCase } from './testing/schema-cases.js';

describe('values that every domain has', () => {
  it.each<SchemaCase>([
    ['cents', shared.Cents, [0, 1], [-1, 0.5, '1']],
    ['cents that may be owed', shared.SignedCents, [-1, 0, 1], [0.5]],
    ['grams', shared.Grams, [0, 1], [-1, 0.5]],
    ['an id', shared.Id, ['a', long(80)], ['', long(81)]],
    ['a slug', shared.Slug, ['a', long(160)], ['', long(161)]],
    ['a sku', shared.Sku, ['a', long(40)], ['', long(41)]],
    [
      'an instant',
      shared.Instant,
      ['2026-11-24T09:00:00Z', '2026-11-24T09:00:00+01:00'],
      ['2026-11-24'],
    ],
    ['a date', shared.CalendarDate, ['2026-11-24'], ['24.11.2026', '2026-13-01']],
    ['an address', shared.Url, ['a', long(2000)], ['', long(2001)]],
    ['a list in one value', shared.CommaList, ['', long(4000)], [long(4001)]],
    ['an offset', shared.Offset, ['0', 5, 1_000_000], ['-1', 0.5, 1_000_001]],
    ['a page size', shared.pageSize(5), [1, 96], [0, 97, 1.5]],
    ['a smaller page size', shared.pageSize(5, 20), [20], [21]],
    [
      'a position',
      shared.Position,
      [
        { lat: -90, lng: -180 },
        { lat: 90, lng: 180 },
      ],
      [
        { lat: -90.1, lng: 0 },
        { lat: 90.1, lng: 0 },
        { lat: 0, lng: -180.1 },
        { lat: 0, lng: 180.1 },
        { lat: 0 },
        {},
      ],
    ],
  ])('%s', (_name, schema, good, bad) => runSchemaCases(schema, good, bad));

  it('API-017 a list leaves out what is empty', () => {
    expect(shared.CommaList.parse('a,,b,')).toEqual(['a', 'b']);
    expect(shared.Offset.parse(undefined)).toBe(0);
  });

  it('NAV-81 a link is a site, a path, a fragment, a mail or a phone', () => {
    const good = [
      'https://a.example/b',
      'http://a',
      'mailto:a@b',
      'tel:+43',
      '/path',
      '/',
      '#place',
      'HTTPS://A',
    ];
    const bad = [
      'javascript:alert(1)',
      '//evil',
      '/\\evil',
      'evil',
      ' /a',
      '/a\\b',
      '/a\nb',
      'x#a',
      'xhttps://a',
    ];
    runSchemaCases(shared.SafeHref, [...good, `/${long(1999)}`], [...bad, `/${long(2000)}`]);
  });

  it('SRCH-23 a page counts its results', () => {
    const page = shared.pageOf(shared.Id);
    const one = { total: 1, count: 1, offset: 0, results: ['a'] };
    runSchemaCases(
      page,
      [one, { ...one, total: 0, count: 0, results: [] }],
      [
        ...['total', 'count', 'offset'].flatMap((name) => [
          { ...one, [name]: -1 },
          { ...one, [name]: 0.5 },
        ]),
        { ...one, results: [''] },
        { ...one, results: undefined },
      ],
    );
  });

  it('ERR-13 an error has a code and a message, and may name fields and a payment', () => {
    const error = { errorCode: 'X', message: 'm' };
    const paymentError = { code: 'c', description: 'd' };
    runSchemaCases(
      shared.ApiErrorBody,
      [
        error,
        { ...error, customPayload: {} },
        { ...error, customPayload: { paymentError }, fields: { a: 'b' } },
      ],
      [
        { message: 'm' },
        { errorCode: 'X' },
        { ...error, fields: { a: 1 } },
        { ...error, customPayload: { paymentError: { code: 'c' } } },
      ],
    );
  });
});
