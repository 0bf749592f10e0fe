import { productLine, type Product } from '@larder/contracts/catalogue';
import { ExtensionSlot } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { catalogue } from '../../feature.js';
import { aProduct } from '../../testing/products.js';

async function textOf(product: Product) {
  const element = <ExtensionSlot slot={productLine} props={{ product }} />;
  const { container } = await renderInHost({ features: [catalogue], element });
  return container.textContent.replaceAll('\u00a0', ' ');
}

it('CAT-11 a suggested product that is weighed says what its price is for', async () => {
  const weighed = {
    weightArticle: true,
    quantityStepSize: 250,
    price: { regular: { value: 400 } },
  };
  expect(await textOf(aProduct(weighed))).toContain('€1.00/ 250 g€4.00 / kg');
});

it('CAT-06 a suggested product that is away says so in place of its size', async () => {
  const text = await textOf(aProduct({ packSize: '1 l', availability: 'unavailable' }));
  expect(text).not.toContain('1 l');
  expect(text).toContain('No longer available');
});
