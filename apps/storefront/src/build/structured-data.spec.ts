import { withoutStructuredData } from '../../../../tools/vite/trim/structured-data.mjs';

describe('structured data in the browser', () => {
  it('keeps its exports, and nothing that they do', () => {
    const code = `import { price } from './price.js';\n\nexport function storeJsonLd(store: Store): object {\n  return { '@type': 'Store', price: price(store) };\n}`;
    expect(withoutStructuredData(code)).toBe('export const storeJsonLd = () => ({});');
  });

  it('fails a build whose modules are written in another way', () => {
    expect(() => withoutStructuredData('export const storeJsonLd = build;')).toThrow('another way');
  });
});
