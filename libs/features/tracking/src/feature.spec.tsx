import { act, screen, waitFor } from '@testing-library/react';
import { linesAdded } from '@larder/contracts/cart';
import { consentSource, itemViewed, openConsentSettings } from '@larder/contracts/tracking';
import { tracking } from './feature.js';
import {
  button,
  forgetEvents,
  layer,
  open,
  posted,
  region,
  reported,
} from './testing/open-tracking.js';

beforeEach(forgetEvents);
// Flushes unsent events of a test, so that they do not leak into the next one.
afterEach(() => {
  Object.assign(navigator, { sendBeacon: () => true });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.restoreAllMocks();
});

describe('the tracking feature', () => {
  it('PLAT-10 is on where the tenant has settings for it', () => {
    expect(tracking.enabled({ features: {} } as never)).toBe(false);
    expect(tracking.enabled({ features: { tracking: {} } } as never)).toBe(true);
  });

  it('TRK-02 all flags are false until consent is given, then all subscribers are notified', async () => {
    const { context, user } = await open();
    const none = { marketing: false, statistic: false, targetGroupSelection: false };
    const source = context.getCapability(consentSource);
    expect(source?.get()).toEqual(none);
    await region();
    expect(source?.get()).toEqual(none);
    const seen = jest.fn();
    source?.subscribe(seen);
    await user.click(await button('Accept all'));
    expect(source?.get()).toMatchObject({ ...none, marketing: true, statistic: true });
    expect(seen).toHaveBeenCalledTimes(1);
    expect(reported).toEqual([{ ...none, marketing: true, statistic: true }]);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('TRK-05 sends nothing before consent, and the whole page view afterwards', async () => {
    const { context, user } = await open();
    act(() => context.emit(itemViewed, { sku: 'apple', quantity: 1, price: 60 }));
    await region();
    act(() => context.emit(linesAdded, { lines: [{ sku: 'apple', quantity: 2 }] }));
    expect(layer()).toBeUndefined();
    await user.click(await button('Accept all'));
    expect(layer()?.map(({ event }) => event)).toEqual(['page_view', 'view_item', 'add_to_cart']);
    await waitFor(() => expect(posted).toHaveLength(1), { timeout: 4000 });
    expect(posted[0]?.path).toBe('/api/tracking/events');
    expect(posted[0]?.events).toEqual(layer());
  });

  it('refused consent keeps data layer and collector empty', async () => {
    const { context, user } = await open();
    await user.click(await button('Only necessary'));
    act(() => context.emit(linesAdded, { lines: [{ sku: 'apple', quantity: 2 }] }));
    expect(layer()).toBeUndefined();
    expect(posted).toEqual([]);
    expect(document.cookie).toBe('consent=1.C0001');
  });

  it('consent to marketing alone feeds the data layer and not the collector', async () => {
    const { user } = await open();
    await user.click(await button('Choose'));
    expect(await screen.findByRole('checkbox', { name: 'Statistics' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Advertising' }));
    await user.click(await button('Save choice'));
    expect(document.cookie).toBe('consent=1.C0001.C0004');
    expect(layer()?.map(({ event }) => event)).toEqual(['page_view']);
    expect(posted).toEqual([]);
  });

  it('opens the choice again from the footer, with the focus, and closes it by Escape', async () => {
    const { context, user } = await open();
    await user.click(await button('Only necessary'));
    await user.click(await button('Cookie settings'));
    expect(await screen.findByRole('heading', { name: 'Your cookie choice' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(await button('Cookie settings')).toHaveFocus();
    act(() => context.getCapability(openConsentSettings)?.());
    expect(await region()).toBeVisible();
  });

  it('links to the page with more information', async () => {
    await open();
    await region();
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  });

  it('TRK-03 a shop without a manager has neither dialog nor settings', async () => {
    const { context } = await open({});
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(context.getCapability(openConsentSettings)).toBeUndefined();
  });

  it.each([
    ['/?analytics=true', [true]],
    ['/?analytics=1', [undefined]],
  ])('PLAT-36 the URL %s flags the pages of its visit: %j', async (address, marks) => {
    window.history.replaceState(null, '', address);
    await open({ consent: { manager: 'none', onMissing: 'grant' } });
    await waitFor(() => expect(layer()?.map(({ embedded }) => embedded)).toEqual(marks));
    window.history.replaceState(null, '', '/');
  });

  it.each([
    ['the shop’s name', undefined, 'Test shop:startpage'],
    ['what the tenant sets', 'shop.test', 'shop.test:startpage'],
  ])('TRK-23 page names begin with %s', async (_name, pagePrefix, page) => {
    const consent = { manager: 'none', onMissing: 'grant' };
    await open({ consent, ...(pagePrefix !== undefined && { pagePrefix }) });
    await waitFor(() => expect(layer()?.map((event) => event.page)).toEqual([page]));
  });
});
