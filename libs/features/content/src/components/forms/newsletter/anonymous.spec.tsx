import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@larder/platform/testing';
import { showBlock } from '../../../testing/show-blocks.js';
import { anna, visitors } from '../../../testing/visitor.js';

const handlers = {
  'POST /api/content/forms/contact': () => answer(202),
  'POST /api/content/forms/questionnaire': () => answer(202),
};
const survey = {
  formId: 'survey',
  title: 'Your opinion',
  questions: [{ kind: 'text', name: 'more', label: 'Anything else?' }],
  person: ['age', 'zip'],
};
const hint = { formId: 'hint', title: 'A hint', extras: ['zip', 'city', 'productName'] };
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

afterEach(() => window.sessionStorage.clear());

/** Opens a form for a guest who then turns out to be Anna. */
async function openForAnna(type: string, fields: object) {
  const { customer, feature } = visitors();
  const host = await showBlock(type, { ...fields }, { guests: [feature], handlers });
  act(() => customer.set(anna));
  return { host, customer };
}

describe('an anonymous form', () => {
  it.each([
    ['questionnaire', survey, [/Age/, /Postcode/]],
    ['contact-form', hint, [/First name/, /Postcode/, /Town/]],
  ] as const)('FORM-80 never prefills a %s', async (type, fields, names) => {
    const { host } = await openForAnna(type, { ...fields, isAnonymous: true });
    for (const name of names) expect(field(name)).toHaveValue('');
    for (const name of names) expect(field(name)).toHaveAttribute('autocomplete', 'off');
    expect(screen.getByText(/This form is anonymous/)).toBeInTheDocument();
    host.unmount();
    await openForAnna(type, fields);
    await waitFor(() => expect(field(/Postcode/)).toHaveValue('1080'));
    expect(screen.queryByText(/This form is anonymous/)).toBeNull();
  });

  it('FORM-80 sends nothing of the customer', async () => {
    const { host } = await openForAnna('questionnaire', { ...survey, isAnonymous: true });
    await userEvent.type(field(/Anything else/), 'More bread');
    await send();
    await screen.findByText(/answers have reached us/);
    expect(host.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      formId: 'survey',
      answers: { more: 'More bread' },
    });
  });

  it('FORM-81 keeps what its visitor typed when the customer signs out', async () => {
    const { customer } = await openForAnna('questionnaire', { ...survey, isAnonymous: true });
    await userEvent.type(field(/Age/), '41');
    act(() => customer.set(undefined));
    await waitFor(() => expect(field(/Postcode/)).toHaveValue(''));
    act(() => customer.set(anna));
    await waitFor(() => expect(field(/Age/)).toHaveValue('41'));
    expect(field(/Postcode/)).toHaveValue('');
  });
});

it('FORM-76 FORM-77 a contact form that asks for the age fills it in and sends it', async () => {
  const fields = { formId: 'help', title: 'Write to us', extras: ['age'] };
  const guests = [visitors({ customer: { ...anna, birthdate: '01/01/1990' } }).feature];
  const host = await showBlock('contact-form', fields, { guests, handlers });
  const age = new Date().getUTCFullYear() - 1990;
  expect(field(/Age/)).toHaveValue(String(age));
  await userEvent.clear(field(/Age/));
  await userEvent.type(field(/Age/), '0');
  await userEvent.type(field(/Your message/), 'Hello');
  await send();
  await waitFor(() => expect(field(/Age/)).toHaveAccessibleDescription(/from 1 to 99/));
  await userEvent.clear(field(/Age/));
  await userEvent.type(field(/Age/), '41');
  await send();
  await screen.findByText(/message has reached us/);
  const body = host.calls.find(({ method }) => method === 'POST')?.body as FormData;
  expect(body.get('age')).toBe('41');
});
