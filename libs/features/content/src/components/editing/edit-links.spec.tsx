import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showBlocks } from '../../testing/show-blocks.js';
import { anna, visitors } from '../../testing/visitor.js';

const settings = { content: { editUrl: 'https://cms.example/edit/{id}' } };
const own = { content: { editUrl: '/api/content/entries/{id}?path={path}' } };
const tree = [
  {
    id: 'hero/1',
    type: 'section',
    fields: {},
    children: [{ id: 'words', type: 'text', fields: { html: '<p>Hello</p>' } }],
  },
];
const press = () => userEvent.keyboard('{Shift>}{Control>}e{/Control}{/Shift}');
const links = () =>
  screen.queryAllByRole('link', { name: /^Edit/ }).map((link) => link.getAttribute('href'));

describe('links for editors', () => {
  it('CONT-56 appear with shift, ctrl and e, and vanish with them', async () => {
    await showBlocks(tree, { settings });
    expect(links()).toEqual([]);
    await press();
    await screen.findAllByRole('link', { name: /^Edit/ });
    expect(links()).toEqual([
      'https://cms.example/edit/hero%2F1',
      'https://cms.example/edit/words',
    ]);
    expect(screen.getByText('Hello')).toBeInTheDocument();
    await press();
    await waitFor(() => expect(links()).toEqual([]));
  });

  it('CONT-56 name the page, too, where the address has room for it', async () => {
    window.history.replaceState(null, '', '/en/faq');
    await showBlocks(tree, { settings: own });
    await press();
    await screen.findAllByRole('link', { name: /^Edit/ });
    expect(links()).toEqual([
      '/api/content/entries/hero%2F1?path=%2Fen%2Ffaq',
      '/api/content/entries/words?path=%2Fen%2Ffaq',
    ]);
  });

  it('CONT-56 other keys do nothing', async () => {
    await showBlocks(tree, { settings });
    await userEvent.keyboard('{Control>}e{/Control}{Shift>}e{/Shift}');
    expect(links()).toEqual([]);
  });

  it('CONT-57 work for guests and for customers alike', async () => {
    await showBlocks(tree, { settings, guests: [visitors({ customer: anna }).feature] });
    await press();
    await waitFor(() => expect(links()).toHaveLength(2));
  });

  it('a shop without a CMS has none', async () => {
    await showBlocks(tree);
    await press();
    expect(links()).toEqual([]);
  });
});
