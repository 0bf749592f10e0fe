import { answer, renderInHost } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import { pesticides } from '../feature.js';
import { aReport, reportPage } from '../testing/reports.js';
import { handlers, open } from '../testing/pesticides-page.js';

/** Target of the link to this page. */
const trail = () =>
  within(screen.getByRole('navigation', { name: 'You are here' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the reports of a product, and the edges of the page', () => {
  it('PEST-02 shows all samples of a product over time', async () => {
    const samples = [aReport(), aReport({ id: 'R-2', sampledOn: '2026-10-01', light: 'green' })];
    const { head } = await open('/pesticides?sku=1001', {
      'GET /api/pesticides': () => reportPage(samples),
    });
    expect(head?.title).toBe('All samples: Gala apples – Pesticide reports | Test shop');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All samples: Gala apples');
    expect(trail()).toEqual(['/', '/pesticides']);
    expect(screen.queryByRole('link', { name: /^All samples of this/ })).toBeNull();
    const history = within(screen.getByRole('navigation', { name: 'Samples over time' }));
    expect(history.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'GreenOct 1, 2026',
      'YellowNov 12, 2026',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'How to read the traffic light',
      'November 2026',
      'October 2026',
    ]);
  });

  it('PEST-02 links from a report to its product and to all its samples, where they are known', async () => {
    const unknown = aReport({ id: 'R-2', product: 'Kale', sku: undefined, slug: undefined });
    const reports = [aReport(), unknown];
    await open('/pesticides', { 'GET /api/pesticides': () => reportPage(reports) });
    expect(screen.queryByRole('navigation', { name: 'Samples over time' })).toBeNull();
    const known = within(screen.getByRole('article', { name: 'Gala apples' }));
    expect(known.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/product/gala-apples',
      '/pesticides?sku=1001',
    ]);
    expect(within(screen.getByRole('article', { name: 'Kale' })).queryByRole('link')).toBeNull();
  });

  it('PEST-02 does not link to products in a shop without them', async () => {
    await renderInHost({ features: [pesticides], handlers, url: '/pesticides' });
    expect(screen.getByRole('heading', { name: 'Gala apples' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Gala apples' })).toBeNull();
  });

  it('PEST-02 shows a product’s only sample without a course of samples', async () => {
    await open('/pesticides?sku=1001');
    expect(screen.queryByRole('navigation', { name: 'Samples over time' })).toBeNull();
  });

  it('PEST-02 shows that a product has no samples under the usual title', async () => {
    const { head } = await open('/pesticides?sku=1', {
      'GET /api/pesticides': () => reportPage([]),
    });
    expect(head?.title).toBe('Pesticide reports | Test shop');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pesticide reports');
    expect(trail()).toEqual(['/']);
  });

  it('shows that a substance exceeds its limit, and that nothing was found', async () => {
    const over = {
      substance: 'Imazalil',
      milligramsPerKilogram: 4.2,
      maximumResidueLevel: 4,
      usedPercent: 105,
    };
    const atLimit = { ...over, substance: 'Captan', milligramsPerKilogram: 4, usedPercent: 100 };
    const reports = [
      aReport({ residues: [over, atLimit], loadPercent: 205, light: 'red' }),
      aReport({ id: 'R-2', product: 'Kale', residues: [], loadPercent: 0, light: 'green' }),
    ];
    await open('/pesticides', { 'GET /api/pesticides': () => reportPage(reports) });
    expect(screen.getByRole('row', { name: /Imazalil/ })).toHaveTextContent('over the limit');
    expect(screen.getByRole('row', { name: /Captan/ })).not.toHaveTextContent('over the limit');
    const bars = [...document.querySelectorAll<HTMLElement>('[style]')];
    expect(bars.map(({ style }) => style.inlineSize)).toEqual(['100%', '100%']);
    expect(screen.getByRole('article', { name: 'Kale' })).toHaveTextContent('No residues found.');
  });

  it('links back to all reports where there is none', async () => {
    await open('/pesticides?product=xyz', { 'GET /api/pesticides': () => reportPage([]) });
    expect(screen.getByRole('link', { name: 'Show all reports' })).toHaveAttribute(
      'href',
      '/pesticides',
    );
  });

  it('PEST-02 has the content page of its URL above the list', async () => {
    const page = { slug: 'ruckstande', name: 'Our samples', title: 'Samples | Shop', blocks: [] };
    const { calls, head } = await open(
      '/rueckstaende',
      { 'GET /api/content/pages/:slug': () => ({ ...page, noFollow: false, noIndex: false }) },
      { slugs: { pesticides: 'rueckstaende' } },
    );
    expect(calls.map(({ path }) => path)).toContain('/api/content/pages/rueckstaende');
    expect(screen.getByRole('heading', { level: 1, name: 'Our samples' })).toBeVisible();
    expect(screen.getByText('0 blocks of the editors')).toBeVisible();
    expect(head).toMatchObject({ title: 'Samples | Shop', canonical: '/rueckstaende' });
  });

  it('fails whole when its reports cannot be had', async () => {
    const fails = () => answer(500, { errorCode: 'INTERNAL_ERROR', message: 'broken' });
    expect((await open('/pesticides', { 'GET /api/pesticides': fails })).status).toBe(500);
  });

  it('draws the trend of the samples, with the same figures as a table', async () => {
    const trend = [
      { period: '2026-10', green: 3, yellow: 1, red: 0 },
      { period: '2026-11', green: 1, yellow: 0, red: 1 },
    ];
    const { container } = await open('/pesticides', {
      'GET /api/pesticides': () => reportPage([aReport()], { trend }),
    });
    const section = within(screen.getByRole('region', { name: 'Trend' }));
    expect(container.querySelectorAll('rect')).toHaveLength(6);
    expect(section.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'PeriodSamplesGreenYellowRedShare of green',
      'October 2026431075\u00a0%',
      'November 2026210150\u00a0%',
    ]);
  });

  it('draws no trend of a single period', async () => {
    const trend = [{ period: '2026', green: 3, yellow: 1, red: 0 }];
    await open('/pesticides', {
      'GET /api/pesticides': () => reportPage([aReport()], { trend }),
    });
    expect(screen.queryByRole('region', { name: 'Trend' })).toBeNull();
  });
});
