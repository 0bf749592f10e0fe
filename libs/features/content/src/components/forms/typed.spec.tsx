import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blockDrafts, allowDrafts } from '@larder/platform';
import { answer } from '@larder/platform/testing';
import { showBlock } from '../../testing/show-blocks.js';
import { anna, visitors } from '../../testing/visitor.js';

const contact = { formId: 'help', title: 'Write to us', extras: ['email', 'files'] };
const questionnaire = {
  formId: 'survey',
  title: 'Your opinion',
  questions: [
    { kind: 'one', name: 'often', label: 'How often?', options: ['Daily', 'Weekly'] },
    { kind: 'several', name: 'what', label: 'What?', options: ['Fruit', 'Bread'] },
  ],
};
const newsletter = {
  title: 'Leave',
  topics: [
    { id: 'offers', label: 'Offers' },
    { id: 'recipes', label: 'Recipes' },
  ],
};
const handlers = {
  'POST /api/content/forms/contact': () => answer(202),
};

type Options = Parameters<typeof showBlock>[2];
const show = (options?: Options) => showBlock('contact-form', contact, options);
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const type = (name: RegExp, text: string) => userEvent.type(field(name), text);

beforeEach(() => window.sessionStorage.clear());

describe('what was typed into a form', () => {
  it('is there after a reload and on the way back, but for files, until it is sent', async () => {
    const first = await show({ handlers });
    await type(/First name/, 'Berta');
    await type(/Your message/, 'Where is the milk?');
    const file = new File(['%PDF-'], 'receipt.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('Choose files'), file);
    first.unmount();
    const second = await show({ handlers });
    expect(field(/First name/)).toHaveValue('Berta');
    expect(field(/Your message/)).toHaveValue('Where is the milk?');
    expect(screen.queryByText('receipt.pdf')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText(/message has reached us/);
    second.unmount();
    await show({ handlers });
    expect(field(/First name/)).toHaveValue('');
    expect(field(/Your message/)).toHaveValue('');
  });

  it('is there in a questionnaire, too', async () => {
    const first = await showBlock('questionnaire', questionnaire);
    await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bread' }));
    first.unmount();
    await showBlock('questionnaire', questionnaire);
    expect(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Bread' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Fruit' })).not.toBeChecked();
  });

  it('is there in the form of the newsletter, too', async () => {
    const first = await showBlock('newsletter-unsubscribe', newsletter);
    await type(/Email/, 'b@x.example');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Recipes' }));
    first.unmount();
    await showBlock('newsletter-unsubscribe', newsletter);
    expect(field(/Email/)).toHaveValue('b@x.example');
    expect(screen.getByRole('checkbox', { name: 'Recipes' })).toBeChecked();
  });

  it('FORM-80 comes before what is known of a customer, who may be known late', async () => {
    const before = visitors({ customer: anna });
    const first = await show({ guests: [before.feature] });
    await userEvent.clear(field(/Email/));
    await type(/Email/, 'work@x.example');
    await type(/Your message/, 'Hello');
    first.unmount();
    const { customer, feature } = visitors();
    await show({ guests: [feature] });
    expect(field(/Your message/)).toHaveValue('');
    act(() => customer.set(anna));
    await waitFor(() => expect(field(/Your message/)).toHaveValue('Hello'));
    expect(field(/Email/)).toHaveValue('work@x.example');
    expect(field(/First name/)).toHaveValue('Anna');
  });

  it('is no other’s: not another customer’s, nor a guest’s after them', async () => {
    const first = await show({ guests: [visitors({ customer: anna }).feature] });
    await type(/Your message/, 'Hello');
    first.unmount();
    const guest = await show();
    expect(field(/Your message/)).toHaveValue('');
    guest.unmount();
    await show({ guests: [visitors({ customer: { ...anna, id: 'c2' } }).feature] });
    expect(field(/Your message/)).toHaveValue('');
  });

  it('FORM-81 goes with a customer who signs out', async () => {
    const { customer, feature } = visitors({ customer: anna });
    const first = await show({ guests: [feature] });
    await type(/Your message/, 'Hello');
    act(() => {
      blockDrafts();
      customer.set(undefined);
    });
    await waitFor(() => expect(field(/First name/)).toHaveValue(''));
    expect(window.sessionStorage).toHaveLength(0);
    allowDrafts('');
    first.unmount();
  });

  it.each(['{', '{"owner":"","value":null}', '{"owner":"","value":{"text":7,"firstname":["x"]}}'])(
    'is nothing where there is nonsense: %s',
    async (kept) => {
      window.sessionStorage.setItem('own.form help', kept);
      await show();
      expect(field(/First name/)).toHaveValue('');
      expect(field(/Your message/)).toHaveValue('');
    },
  );
});

it('FORM-76 FORM-80 a form sends of a customer what it shows, and nothing else', async () => {
  const guests = [visitors({ customer: anna }).feature];
  const host = await show({ guests, handlers });
  await type(/Your message/, 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/message has reached us/);
  const body = host.calls.find(({ method }) => method === 'POST')?.body as FormData;
  expect(Object.fromEntries(body)).toEqual({
    formId: 'help',
    firstname: 'Anna',
    email: 'anna@x.example',
    text: 'Hello',
  });
});

it('FORM-72 shows the phone of a customer as one reads it, unless it was typed over', async () => {
  const withPhone = { ...contact, extras: ['telephoneNumber'] };
  const first = await showBlock('contact-form', withPhone, {
    guests: [visitors({ customer: anna }).feature],
  });
  await waitFor(() => expect(field(/Phone/)).toHaveValue('+43 6641234567'));
  await userEvent.clear(field(/Phone/));
  await type(/Phone/, '01 234');
  first.unmount();
  await showBlock('contact-form', withPhone, { guests: [visitors({ customer: anna }).feature] });
  await waitFor(() => expect(field(/Phone/)).toHaveValue('01 234'));
});

it('never writes what was typed into an address, and says that it needs JavaScript', async () => {
  const { container } = await show();
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  expect(container.querySelector('noscript')).not.toBeNull();
});
