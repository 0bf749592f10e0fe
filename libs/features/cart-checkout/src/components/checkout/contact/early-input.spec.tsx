import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atContact, openCheckout } from '../../../testing/open-checkout.js';
import { contactDraft } from './contact-draft.js';
import { contactValues } from './contact-values.js';

beforeEach(() => sessionStorage.clear());

function typeEarly(page: HTMLElement) {
  const input = page.querySelector<HTMLInputElement>('#contact-firstName');
  if (input) input.value = 'Berta';
}

it('FORM-62 takes what was typed before the page was hydrated', async () => {
  await openCheckout(atContact, {}, [], typeEarly);
  // Formik renders its own values again with the next key.
  await userEvent.type(screen.getByLabelText(/Last name/), 'B');
  expect(screen.getByLabelText(/First name/)).toHaveValue('Berta');
  expect(contactDraft.read()).toMatchObject({ firstName: 'Berta', lastName: 'B' });
});

it('FORM-62 puts it over what a reload interrupted', async () => {
  contactDraft.write({
    ...contactValues(atContact, { country: 'AT' }),
    firstName: 'Anna',
    city: 'Graz',
  });
  await openCheckout(atContact, {}, [], typeEarly);
  expect(screen.getByLabelText(/First name/)).toHaveValue('Berta');
  expect(screen.getByLabelText(/Town/)).toHaveValue('Graz');
});
