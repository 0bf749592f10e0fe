import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SortForm } from './sort-form.js';

const names = { relevance: 'Relevance', price: 'Price' };

function open(onChange = jest.fn()) {
  render(
    <SortForm
      action="/list"
      kept={[
        ['brand', 'a,b'],
        ['offer', undefined],
      ]}
      label="Sort by"
      applyText="Sort"
      orders={['relevance', 'price']}
      order="price"
      textOf={(order) => names[order]}
      onChange={onChange}
    />,
  );
  return onChange;
}

it('says which order is chosen and hands over another at once', async () => {
  const onChange = open();
  const field = screen.getByRole('combobox', { name: 'Sort by' });
  expect(field).toHaveDisplayValue('Price');
  await userEvent.selectOptions(field, 'Relevance');
  expect(onChange).toHaveBeenCalledWith('relevance');
});

it('sends the order and what else the address keeps when there is no script', () => {
  open();
  const form = screen.getByRole('combobox').closest('form');
  expect(form).toHaveAttribute('action', '/list');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['brand', 'a,b'],
    ['sort', 'price'],
  ]);
});
