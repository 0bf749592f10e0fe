import { reportSearch } from '@larder/contracts/tracking';
import { defineFeature, provide } from '@larder/platform';
import { answer, type Handlers } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import { products } from '../testing/fixtures.js';
import { clockOf } from '../testing/search-field.js';
import { group, setupFieldWith } from '../testing/setup-field.js';

const setupField = setupFieldWith(jest.advanceTimersByTime);
const { settle } = clockOf(jest.advanceTimersByTimeAsync);

beforeAll(async () => {
  await import('../components/flyout/flyout.js');
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the flyout while answers are on their way', () => {
  it('SRCH-11 shows each part as loading until its own answer is there', async () => {
    const { user, field } = await setupField({
      handlers: {
        'GET /api/products/search/:term': (_call, { term }) =>
          new Promise((resolve) => setTimeout(() => resolve(products([`${term} one`])), 1000)),
      },
    });
    await user.type(field, 'milk');
    expect(screen.getByTestId('banner-waiting')).toBeVisible();
    expect(await group('Categories')).toHaveAttribute('aria-busy', 'true');
    await settle();
    expect(screen.queryByTestId('banner-waiting')).toBeNull();
    expect(await group('Categories')).toHaveAttribute('aria-busy', 'false');
    expect(await group('Products')).toHaveAttribute('aria-busy', 'true');
    await settle(1000);
    expect(within(await group('Products')).getByRole('gridcell')).toHaveTextContent('milk one');
  });

  /** Answers the product search for each term after its own time. */
  const answerAfter = (times: Readonly<Record<string, number>>): Handlers => ({
    'GET /api/products/search/:term': (_call, { term = '' }) =>
      new Promise((resolve) =>
        setTimeout(() => resolve(products([`hit of ${term}`])), times[term] ?? 0),
      ),
  });

  it('SRCH-15 drops a late answer for an old term', async () => {
    const { user, field } = await setupField({
      handlers: answerAfter({ milk: 2000, 'milk tea': 100 }),
    });
    await user.type(field, 'milk');
    await settle();
    await user.type(field, ' tea');
    await settle();
    await settle(150);
    expect(within(await group('Products')).getByRole('gridcell')).toHaveTextContent(
      'hit of milk tea',
    );
    await settle(3000);
    expect(within(await group('Products')).getByRole('gridcell')).toHaveTextContent(
      'hit of milk tea',
    );
  });

  it('SRCH-15 shows nothing of the old term while the new one is on its way', async () => {
    const { user, field } = await setupField({ handlers: answerAfter({ 'milk tea': 1000 }) });
    await user.type(field, 'milk');
    await settle();
    expect(within(await group('Products')).getByRole('gridcell')).toHaveTextContent('hit of milk');
    await user.type(field, ' tea');
    expect(within(await group('Products')).queryByRole('gridcell')).toBeNull();
    await settle();
    expect(within(await group('Products')).queryByRole('gridcell')).toBeNull();
    await settle(1000);
    expect(within(await group('Products')).getByRole('gridcell')).toHaveTextContent(
      'hit of milk tea',
    );
  });

  it('TRK-25 reports the product that is followed, by mouse or by keyboard, and nothing else', async () => {
    const report = jest.fn();
    const tracking = defineFeature({
      id: 'tracking',
      enabled: () => true,
      provides: [provide(reportSearch, () => report)],
    });
    const { user, field } = await setupField({ features: [tracking] });
    await user.type(field, 'milk');
    await settle();
    await user.click(screen.getByRole('link', { name: 'Dairy' }));
    expect(report).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'milk two' }));
    const event = { eventType: 'click', queryID: 'q1', objectIDs: ['milk-two'], positions: [2] };
    expect(report).toHaveBeenLastCalledWith(event);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(report).toHaveBeenLastCalledWith({ ...event, objectIDs: ['milk-one'], positions: [1] });
  });

  it('SRCH-16 closes when the field is cleared', async () => {
    const { user, field } = await setupField();
    await user.type(field, 'milk');
    await settle();
    expect(screen.getByRole('grid')).toBeVisible();
    await user.clear(field);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('ERR-31 ERR-32 takes a failing call for an empty result and ignores a failing banner', async () => {
    const fails = () => answer(500, { errorCode: 'INTERNAL_ERROR', message: 'broken' });
    const { user, host, field } = await setupField({
      handlers: {
        'GET /api/products/search/:term': fails,
        'GET /api/content/search/:term/banner': fails,
      },
    });
    await user.type(field, 'milk');
    await settle();
    expect(await group('Products')).toHaveTextContent('No such product');
    expect(within(await group('Categories')).getByRole('gridcell')).toBeVisible();
    expect(screen.queryByTestId('banner-waiting')).toBeNull();
    expect(host.reported).toEqual([]);
  });
});
