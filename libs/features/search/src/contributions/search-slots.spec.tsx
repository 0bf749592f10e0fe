import { bottomBar } from '@larder/contracts/content';
import { headerSearch } from '@larder/contracts/search';
import { Link, ExtensionSlot } from '@larder/platform';
import { renderInHost, type Handlers } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { search } from '../feature.js';
import { aPage, settingsOf } from '../testing/fixtures.js';
import { others } from '../testing/pages.js';
import { clockOf, handlers, openField } from '../testing/search-field.js';

const setupUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const { settle } = clockOf(jest.advanceTimersByTimeAsync);
async function suggestionsOf(more: Handlers, settings?: object) {
  const user = setupUser();
  await openField({ handlers: more, ...(settings && { settings }) });
  await user.type(screen.getByRole('combobox'), 'milk');
  await settle();
  return user;
}
const places = (
  <>
    <ExtensionSlot slot={headerSearch} props={{}} />
    <Link href="/category/dairy">Dairy products</Link>
    <ExtensionSlot slot={bottomBar} props={{}} />
  </>
);
const openPlaces = (url: string) =>
  renderInHost({
    features: [search, others],
    settings: settingsOf(),
    handlers,
    url,
    element: places,
  });

describe('the search field among other things', () => {
  beforeAll(async () => {
    await import('../components/flyout/flyout.js');
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('closes its suggestions when the focus goes elsewhere, and keeps them for its own button', async () => {
    const user = setupUser();
    await openPlaces('/');
    await user.type(screen.getByRole('combobox'), 'milk');
    await settle();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    expect(screen.getByRole('grid')).toBeVisible();
    // A phone's way back, the editors' word, and all results.
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('grid')).toBeVisible();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Dairy products' })).toHaveFocus();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('is where the phone’s bar leads once there is a script, with its words marked', async () => {
    const user = setupUser();
    await openPlaces('/search/oat%20milk');
    const link = screen.getByRole('link', { name: 'Search' });
    expect(link).toHaveAttribute('href', '/search');
    await user.click(link);
    const field = screen.getByRole<HTMLInputElement>('combobox');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 8]);
  });

  it('SRCH-09 says what each hit is about, and shows no words for none where there are some', async () => {
    const content = aPage([{ slug: 'help', title: 'Help', excerpt: 'How to keep milk' }]);
    await suggestionsOf({ 'GET /api/content/search/:term': () => content });
    const groups = within(screen.getByRole('rowgroup', { name: 'Guides and pages' }));
    expect(groups.getByRole('gridcell')).toHaveTextContent('HelpHow to keep milk');
    expect(groups.queryByText('No results')).toBeNull();
  });

  it('SRCH-06 stands in one column where all types belong to one', async () => {
    const types = [
      { type: 'products', order: 1, emptyResultsContent: '' },
      { type: 'content', order: 3, emptyResultsContent: '' },
    ];
    await suggestionsOf({}, { flapoutSearchTypes: types });
    const list = screen.getByRole('grid');
    expect(list.children).toHaveLength(1);
    expect(list).toHaveClass('column');
  });

  it('API-102 shows the editors’ word without a link where it has none', async () => {
    const banner = { title: 'Milk week', text: 'Until Sunday' };
    await suggestionsOf({ 'GET /api/content/search/:term/banner': () => banner });
    expect(screen.getByText('Milk week').closest('a')).toBeNull();
  });

  it('API-102 shows the picture that belongs to the word', async () => {
    const picture = { url: '/media/week.svg', alt: '', width: 4, height: 3 };
    const banner = { title: 'Milk week', text: '', link: '/milk-week', picture };
    await suggestionsOf({ 'GET /api/content/search/:term/banner': () => banner });
    const link = screen.getByRole('link', { name: /Milk week/ });
    expect(link.querySelector('img')).toHaveAttribute('src', picture.url);
  });
});
