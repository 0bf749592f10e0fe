import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@larder/platform/testing';
import { showBlock } from '../../testing/show-blocks.js';
import { anna, visitors } from '../../testing/visitor.js';
import { prefillOf } from './prefill.js';

const accept = () => answer(202);
afterEach(() => window.sessionStorage.clear());
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('the contact form', () => {
  const fields = {
    formId: 'help',
    title: 'Write to us',
    extras: ['email', 'orderNumber', 'files'],
  };
  const line = 'POST /api/content/forms/contact';

  it('CONT-35 FORM-39 FORM-47 FORM-62 says what is missing, and sends nothing', async () => {
    const host = await showBlock('contact-form', fields, { handlers: { [line]: accept } });
    await send();
    const summary = await screen.findByRole('group', { name: 'Please check these entries' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['First name: This field is required', 'Your message: This field is required']);
    expect(field(/First name/)).toBeInvalid();
    expect(host.calls.map((call) => call.method)).not.toContain('POST');
  });

  it('CONT-35 FORM-50 FORM-63 judges by the contact rules, and takes a fault back once it is mended', async () => {
    await showBlock('contact-form', fields, { handlers: { [line]: accept } });
    await userEvent.type(field(/Email/), 'a@');
    await userEvent.type(field(/Order number/), '12a');
    await send();
    await waitFor(() =>
      expect(field(/Email/)).toHaveAccessibleDescription(/Please enter a valid email address/),
    );
    expect(field(/Order number/)).toHaveAccessibleDescription(/digits only/);
    await userEvent.type(field(/Email/), 'x.example');
    await waitFor(() => expect(field(/Email/)).toBeValid());
  });

  it('CONT-49 sends form data with its files, without a JSON content type', async () => {
    const host = await showBlock('contact-form', fields, { handlers: { [line]: accept } });
    await userEvent.type(field(/First name/), 'Anna');
    await userEvent.type(field(/Your message/), 'Where is the milk?');
    const file = new File(['%PDF-'], 'receipt.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('Choose files'), file);
    expect(screen.getByText('receipt.pdf')).toBeInTheDocument();
    await send();
    expect(await screen.findByText(/message has reached us/)).toBeInTheDocument();
    const call = host.calls.find(({ method }) => method === 'POST');
    const body = call?.body as FormData;
    expect(call?.headers).not.toHaveProperty('content-type');
    expect([...body.keys()].sort()).toEqual(['files', 'firstname', 'formId', 'text']);
    expect(body.get('formId')).toBe('help');
    expect((body.get('files') as File).name).toBe('receipt.pdf');
  });

  it('FORM-52 FORM-53 refuses files of another kind, and a fourth; each can be taken away', async () => {
    await showBlock('contact-form', fields, { handlers: { [line]: accept } });
    const upload = (file: File) =>
      userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Choose files'), file);
    await upload(new File(['x'], 'a.gif', { type: 'image/gif' }));
    await send();
    expect(await screen.findAllByText(/PDF, JPEG or PNG files/)).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.gif' }));
    for (const name of ['1.pdf', '2.pdf', '3.pdf', '4.pdf'])
      await upload(new File(['x'], name, { type: 'application/pdf' }));
    expect(await screen.findAllByText(/3 files at most/)).not.toHaveLength(0);
  });

  it('keeps what was typed when sending fails, and names the limit when there were too many', async () => {
    const replies = [answer(500), answer(429, { errorCode: 'TOO_MANY_REQUESTS', message: '' })];
    await showBlock('contact-form', fields, { handlers: { [line]: () => replies.shift() } });
    await userEvent.type(field(/First name/), 'Anna');
    await userEvent.type(field(/Your message/), 'Hello');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your details are still here');
    expect(field(/First name/)).toHaveValue('Anna');
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('in a minute'));
  });

  it('FORM-80 FORM-81 fills in a customer who signs in, and empties what it filled when they leave', async () => {
    const { customer, feature } = visitors();
    await showBlock('contact-form', fields, { guests: [feature] });
    expect(field(/First name/)).toHaveValue('');
    act(() => customer.set(anna));
    await waitFor(() => expect(field(/First name/)).toHaveValue('Anna'));
    expect(field(/Email/)).toHaveValue('anna@x.example');
    act(() => customer.set(undefined));
    await waitFor(() => expect(field(/First name/)).toHaveValue(''));
    expect(field(/Email/)).toHaveValue('');
  });
});

describe('what a form knows of a customer', () => {
  const at = { locale: 'en-US', today: '2026-12-30' };
  it('FORM-77 FORM-78 FORM-79 comes from birthdate, salutation and billing address', () => {
    expect(prefillOf(anna, at)).toEqual({
      firstname: 'Anna',
      surname: 'Berg',
      email: 'anna@x.example',
      academicTitle: 'Dr.',
      age: '35',
      gender: 'Female',
      telephoneNumber: '+436641234567',
      street: 'Laubenweg 7',
      zip: '1080',
      city: 'Wien',
      countryCode: 'AT',
    });
    expect(prefillOf(anna, { ...at, today: '2026-12-31' }).age).toBe('36');
  });

  it('FORM-75 FORM-78 is empty where there is nothing, or nothing that fits', () => {
    const { billingAddress: _none, ...bare } = anna;
    const found = prefillOf({ ...bare, birthdate: '31.02.1990', salutation: 'Family' }, at);
    expect([found.age, found.gender, found.street, found.zip]).toEqual(['', '', '', '']);
  });
});

describe('the questionnaire', () => {
  const fields = {
    formId: 'survey',
    title: 'Your opinion',
    questions: [
      {
        kind: 'one',
        name: 'often',
        label: 'How often?',
        options: ['Daily', 'Weekly'],
        isRequired: true,
      },
      { kind: 'several', name: 'what', label: 'What?', options: ['Fruit', 'Bread'] },
      { kind: 'text', name: 'more', label: 'Anything else?' },
    ],
    person: ['age'],
  };
  const line = 'POST /api/content/forms/questionnaire';

  it('CONT-40 FORM-55 asks for what it must know, and for an age from 1 to 99', async () => {
    await showBlock('questionnaire', fields, { handlers: { [line]: accept } });
    await userEvent.type(field(/Age/), '120');
    await send();
    expect(await screen.findByText('How often?: This field is required')).toBeInTheDocument();
    expect(field(/Age/)).toHaveAccessibleDescription(/from 1 to 99/);
  });

  it('CONT-49 FORM-64 sends nothing of what was left empty or emptied again', async () => {
    const asked = { ...fields, person: ['age', 'city'] };
    const host = await showBlock('questionnaire', asked, { handlers: { [line]: accept } });
    await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
    await userEvent.type(field(/Town/), 'Graz');
    await userEvent.clear(field(/Town/));
    await userEvent.type(field(/Anything else/), 'x');
    await userEvent.clear(field(/Anything else/));
    await send();
    await screen.findByText(/answers have reached us/);
    expect(host.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      formId: 'survey',
      answers: { often: 'Weekly' },
    });
  });

  it('CONT-40 CONT-49 sends the answers by question', async () => {
    const host = await showBlock('questionnaire', fields, { handlers: { [line]: accept } });
    await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fruit' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bread' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Fruit' }));
    await userEvent.type(field(/Age/), '41');
    await send();
    expect(await screen.findByText(/answers have reached us/)).toBeInTheDocument();
    expect(host.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      formId: 'survey',
      age: '41',
      answers: { often: 'Weekly', what: ['Bread'] },
    });
  });
});
