import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@larder/platform/testing';
import { showBlock } from '../../testing/show-blocks.js';
import { anna, visitors } from '../../testing/visitor.js';

const fields = { formId: 'help', title: 'Write to us', extras: ['orderNumber'] };
const order = { orderNumber: '1234567890', placedAt: '2026-11-20T10:00:00Z', total: 4570 };
const handlers = {
  'POST /api/content/forms/contact': () => answer(202),
  'GET /api/customers/orders': () => ({ total: 1, count: 1, offset: 0, results: [order] }),
};

const guests = [visitors({ customer: anna }).feature];
afterEach(() => window.sessionStorage.clear());

it('CONT-35 lets a customer choose one of their own orders, and sends its number', async () => {
  const host = await showBlock('contact-form', fields, { handlers, guests });
  const choice = await screen.findByRole('combobox', { name: /Which order/ });
  await userEvent.selectOptions(choice, screen.getByRole('option', { name: /1234567890/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Your message/ }), 'The milk is sour.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/message has reached us/);
  const body = host.calls.find(({ method }) => method === 'POST')?.body as FormData;
  expect(body.get('orderNumber')).toBe('1234567890');
});

it('CONT-35 asks guests for the number, and calls for no orders', async () => {
  const host = await showBlock('contact-form', fields, { handlers });
  expect(screen.getByRole('textbox', { name: /Order number/ })).toBeInTheDocument();
  expect(host.calls.some(({ path }) => path.includes('/orders'))).toBe(false);
});
