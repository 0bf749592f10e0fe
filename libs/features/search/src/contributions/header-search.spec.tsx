import { headerSearch } from '@larder/contracts/search';
import { ExtensionSlot } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { search } from '../feature.js';
import { settingsOf } from '../testing/fixtures.js';
import { clockOf, handlers, openField } from '../testing/search-field.js';

async function setupField(options: Parameters<typeof openField>[0] = {}) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const host = await openField(options);
  return { user, host, field: screen.getByRole('combobox', { name: 'Search' }) };
}
const { settle } = clockOf(jest.advanceTimersByTimeAsync);

describe('the search field', () => {
  beforeAll(async () => {
    await import('../components/flyout/flyout.js');
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('SRCH-26, NAV-33 opens the result page with the encoded term', async () => {
    const { user, host, field } = await setupField();
    await user.type(field, 'äpfel & birnen{Enter}');
    expect(host.opened).toEqual(['/search/%C3%A4pfel%20%26%20birnen']);
  });

  it('PLAT-26, NAV-49 opens the external shop where the tenant forwards', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { opened } = await renderInHost({
      features: [search],
      settings: settingsOf(),
      tenant: {
        shopForward: { enabled: true, hosts: { dev: 'shop.test', stage: '', production: '' } },
      },
      handlers,
      element: <ExtensionSlot slot={headerSearch} props={{}} />,
    });
    await user.type(screen.getByRole('combobox'), 'milk{Enter}');
    expect(opened).toEqual(['https://shop.test/suche/milk?tab=products']);
  });

  it('is an HTML form that opens the search page without JavaScript', async () => {
    const { field } = await setupField();
    expect(field.closest('form')).toHaveAttribute('action', '/search');
    expect(field).toHaveAttribute('name', 'term');
  });

  it('SRCH-17 SRCH-18 neither calls nor opens anything for one character', async () => {
    const { user, host, field } = await setupField();
    await user.type(field, 'm');
    await settle(2000);
    expect(host.calls).toEqual([]);
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['', 'm', ' m ', '..'])(
    'SRCH-17 leaves it to the search page to say what »%s« lacks, in the shop’s words',
    async (text) => {
      const { user, host, field } = await setupField();
      await user.click(field);
      await user.keyboard(`${text}{Enter}`);
      expect(host.opened).toEqual([`/search?term=${text.replaceAll(' ', '+')}`]);
    },
  );

  it('moves through the hits by arrow keys, the focus staying in the field', async () => {
    const { user, host, field } = await setupField();
    await user.type(field, 'milk');
    await settle();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('gridcell', { name: 'milk two' });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-activedescendant', active.id);
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('grid').id);
    expect(active).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('gridcell', { name: 'Dairy' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{Enter}');
    expect(host.opened).toEqual(['/category/dairy']);
  });

  it('closes by Escape and keeps the term', async () => {
    const { user, field } = await setupField();
    await user.type(field, 'milk');
    await settle();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(field).toHaveValue('milk');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('grid')).toBeVisible();
  });

  it('SRCH-10 shows the term of the result page, and of no other page', async () => {
    const { field } = await setupField({ url: '/search/oat%20milk' });
    expect(field).toHaveValue('oat milk');
  });

  it('SRCH-10 is empty elsewhere', async () => {
    const { field } = await setupField({ url: '/product/milk' });
    expect(field).toHaveValue('');
  });
});
