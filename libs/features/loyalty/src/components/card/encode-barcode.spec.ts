import { encodeBarcode, barcodePath } from './encode-barcode.js';

it('an EAN-13 is 95 bars between its guards', () => {
  const bars = encodeBarcode('2900000123458', 'EAN13');
  expect(bars).toHaveLength(95);
  expect([bars.slice(0, 3), bars.slice(45, 50), bars.slice(-3)]).toEqual(['101', '01010', '101']);
  // 2 chooses the parities of the left half (L L G G L G …): 9 is its first digit, by L.
  expect(bars.slice(3, 10)).toBe('0001011');
});

it('a wrong check digit returns no bars at all', () => {
  expect(encodeBarcode('2900000123455', 'EAN13')).toBe('');
});

it('encodes letters, too', () => {
  expect(encodeBarcode('KAFFEE-2917', 'CODE128')).toMatch(/^11010.*11$/);
});

it('the path has a rectangle for each run of dark bars', () => {
  expect(barcodePath('1101', 40)).toBe('M0 0h2v40h-2zM3 0h1v40h-1z');
});
