import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@larder/platform/testing';
import { showBlock } from '../../testing/show-blocks.js';

afterEach(() => window.sessionStorage.clear());

it('CONT-35 sends what the message is about, of the topics that the shop offers', async () => {
  const topics = ['An order', 'Praise'];
  const host = await showBlock(
    'contact-form',
    { formId: 'help', title: 'Write to us', topics },
    { handlers: { 'POST /api/content/forms/contact': () => answer(202) } },
  );
  await userEvent.type(screen.getByRole('textbox', { name: /First name/ }), 'Anna');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: /What is it about/ }),
    'Praise',
  );
  await userEvent.type(screen.getByRole('textbox', { name: /Your message/ }), 'Fine bread.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/message has reached us/)).toBeInTheDocument();
  const body = host.calls.find(({ method }) => method === 'POST')?.body as FormData;
  expect(body.get('topic')).toBe('Praise');
});
