import { renderInHost } from '@larder/platform/testing';
import { act, screen } from '@testing-library/react';
import { catalogue } from '../../feature.js';
import { aProduct } from '../../testing/products.js';
import { ProductGrid } from './product-grid.js';

const boxAt = (top: number, height: number) => ({ top, bottom: top + height, height }) as DOMRect;

it('leaves out tiles far from the screen, which keep the height of the row that they shared', async () => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    if (this.matches('li')) return boxAt(this.nextElementSibling ? 0 : 5000, 300);
    return boxAt(0, 63.5);
  });
  const products = [aProduct({ sku: '1' }), aProduct({ sku: '2' })];
  await renderInHost({ features: [catalogue], element: <ProductGrid products={products} /> });
  act(() => jest.advanceTimersByTime(1000));
  const [near, far] = screen.getAllByRole('listitem');
  expect(near).not.toHaveClass('far');
  expect(far).toHaveClass('far');
  expect(far).toHaveStyle({ '--text-row': '63.5px' });
  jest.useRealTimers();
  jest.restoreAllMocks();
});
