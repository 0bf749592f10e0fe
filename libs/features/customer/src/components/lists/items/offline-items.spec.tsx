import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropCookies, refusal } from '../../../testing/open-account.js';
import { list, one, openList } from '../../../testing/open-list.js';

afterEach(dropCookies);

describe('writing down', () => {
  it('writes down more than one call takes, and keeps what could not be written', async () => {
    const many = Array.from({ length: 230 }, (_, at) => `Item ${at}`);
    let left = 2;
    const { calls } = await openList({
      [`GET ${one}`]: () => list([]),
      [`POST ${one}/items`]: () => {
        left -= 1;
        return left < 0 ? refusal(409, 'CONFLICT') : list([]);
      },
    });
    const field = await screen.findByRole('textbox', { name: /What do you need/ });
    await userEvent.click(field);
    await userEvent.paste(many.join('\n'));
    await userEvent.click(screen.getByRole('button', { name: /230/ }));
    await waitFor(() => expect(field).toHaveValue(many.slice(200).join('\n')));
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual(
      [many.slice(0, 100), many.slice(100, 200), many.slice(200)].map((part) => ({
        items: part.map((text) => ({ text, count: 1 })),
      })),
    );
  });

  it.each(['', '  ', '-'])('requires a text when there is nothing to add: "%s"', async (typed) => {
    const { calls } = await openList({ [`GET ${one}`]: () => list([]) });
    const field = await screen.findByRole('textbox', { name: /What do you need/ });
    await userEvent.click(field);
    await userEvent.paste(typed);
    await userEvent.click(screen.getByRole('button', { name: /^Add/ }));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/This field is required/);
    await userEvent.type(field, 'Tea');
    expect(field).not.toHaveAccessibleDescription(/required/);
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it.each([
    ['/profile/shopping-lists', /^New list/, 'Create'],
    ['/shopping-list/l1', /^List name/, 'Rename'],
  ])('requires a name at %s', async (url, name, button) => {
    const handlers = {
      'GET /api/customers/shopping-lists': () => [],
      [`GET ${one}`]: () => list([]),
    };
    const { calls } = await openList(handlers, url);
    const field = await screen.findByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/This field is required/);
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });
});
