import { render } from '@testing-library/react';
import { sampleOrder } from './sample-order.js';
import { OrderedGoods } from './ordered-goods.js';

const [line] = sampleOrder({ locale: 'en', text: (key) => key }, 'AT').productLineItems;
const lines = (count: number, picture?: object) =>
  Array.from({ length: count }, (_, at) => ({
    ...line,
    lineItemId: `${at}`,
    product: { ...line?.product, picture },
  })) as Parameters<typeof OrderedGoods>[0]['lines'];

it('shows five pictures and how many more goods come, hidden from screen readers', () => {
  const picture = { url: '/a.svg', alt: 'A', width: 9, height: 9 };
  const { container, rerender } = render(<OrderedGoods lines={lines(8, picture)} />);
  expect(container.querySelectorAll('img')).toHaveLength(5);
  expect(container).toHaveTextContent('+3');
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  rerender(<OrderedGoods lines={lines(2)} />);
  expect(container).toBeEmptyDOMElement();
});
