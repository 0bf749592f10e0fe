import { act, screen, within } from '@testing-library/react';
import { Blocks } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import {
  MANAGER_READY,
  managerWindow,
  type DomainData,
} from '../state/consent/external-manager.js';
import { tracking } from '../feature.js';
import { settingsOf } from '../testing/settings.js';
import { managerCookies } from './manager-cookies.js';

async function show(
  settings: unknown,
  fields: Record<string, unknown> = {},
  featureCartCheckout = true,
) {
  const options = {
    features: [tracking],
    tenant: { features: { tracking: {} }, featureCustomer: false, featureCartCheckout },
    settings: { tracking: settingsOf(settings) },
  };
  const { context, unmount } = await renderInHost({ ...options, element: <p /> });
  const blocks = await context.prepareBlocks([{ id: '1', type: 'cookie-list', fields }]);
  unmount();
  await renderInHost({ ...options, element: <Blocks blocks={blocks} /> });
}

const section = (title: string) =>
  within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement);
const names = (title: string) =>
  section(title)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('code')?.textContent);

const data: DomainData = {
  Groups: [
    {
      CustomGroupId: 'C0001',
      GroupName: 'Strictly necessary',
      GroupDescription: 'Needed <b>always</b>',
      FirstPartyCookies: [{ Name: 'sid', description: 'Session', IsSession: true }],
    },
    {
      CustomGroupId: 'C0002',
      GroupName: 'Performance',
      Cookies: [{ Name: '_m', Host: 'metrics.example', description: 'Counts', Length: '30' }],
    },
    { CustomGroupId: 'C0004', GroupName: 'Targeting', Cookies: [] },
  ],
};

describe('the cookie list', () => {
  it('TRK-31 names the shop’s cookies and those of its scripts by category', async () => {
    await show({
      consent: { manager: 'built-in' },
      cookies: [
        { name: 'tag', category: 'C0004', provider: 'Ads Ltd', purpose: { en: 'Ads' }, days: 1 },
      ],
    });
    expect(names('Necessary')).toEqual(['session', 'XSRF-TOKEN', 'avoidedAllergens', 'consent']);
    expect(names('Statistics')).toEqual(['analytics_user', 'analytics_queries']);
    expect(names('Advertising')).toEqual(['tag']);
    expect(screen.queryByRole('heading', { name: 'Comfort' })).not.toBeInTheDocument();
    expect(section('Advertising').getByText(/Provider: Ads Ltd · 1 day$/)).toBeInTheDocument();
    expect(section('Statistics').getByText(/Test shop · 180 days$/)).toBeInTheDocument();
  });

  it('leaves out what the shop does not set', async () => {
    await show({}, {}, false);
    expect(names('Necessary')).toEqual(['session', 'XSRF-TOKEN']);
    expect(screen.queryByRole('heading', { name: 'Statistics' })).not.toBeInTheDocument();
  });

  it('CONT-12 shows what editors know beyond that', async () => {
    const till = { name: 'till', provider: 'Us', purpose: 'Counts tills', lasts: 'a week' };
    const known = { ...till, name: 'session' };
    const groups = [
      { title: 'In our stores', cookies: [known, till] },
      { title: 'Once more', cookies: [known] },
    ];
    await show({}, { groups });
    expect(names('In our stores')).toEqual(['till']);
    expect(screen.queryByRole('heading', { name: 'Once more' })).not.toBeInTheDocument();
  });

  it('TRK-31 shows the external manager’s list once it is loaded', async () => {
    await show({ consent: { manager: 'external', id: 'x', src: '/manager.js' } });
    expect(screen.getByRole('status')).toHaveTextContent('is being loaded');
    await act(() => import('./manager-groups.js'));
    managerWindow().OneTrust = { ToggleInfoDisplay: () => undefined, GetDomainData: () => data };
    act(() => void document.dispatchEvent(new Event(MANAGER_READY)));
    await screen.findByRole('heading', { name: 'Performance' });
    expect(names('Performance')).toEqual(['_m']);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

it('TRK-31 the external manager’s response becomes groups of cookies', () => {
  const wording = { shop: 'Us', lasts: (days: number) => `${days} days` };
  expect(managerCookies(data, wording)).toEqual([
    {
      title: 'Strictly necessary',
      text: 'Needed always',
      cookies: [{ name: 'sid', provider: 'Us', purpose: 'Session', lasts: '0 days' }],
    },
    {
      title: 'Performance',
      cookies: [{ name: '_m', provider: 'metrics.example', purpose: 'Counts', lasts: '30 days' }],
    },
  ]);
  expect(managerCookies({}, wording)).toEqual([]);
});
