import { productRoute } from '@larder/contracts/catalogue';
import { contentBlocks } from '@larder/contracts/content';
import { defineFeature, eager, contribute, route } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pesticides } from '../feature.js';
import { aReport, reportPage } from '../testing/reports.js';

const others = defineFeature({
  id: 'others',
  enabled: () => true,
  routes: [route(productRoute, eager({ default: () => null }))],
  contributions: [
    contribute(
      contentBlocks,
      eager({ default: ({ blocks }) => <p>{blocks.length} blocks of the editors</p> }),
    ),
  ],
});
const handlers: Handlers = {
  'GET /api/pesticides': () => reportPage([aReport()]),
  'GET /api/content/pages/:slug': () => answer(404, { errorCode: 'NOT_FOUND', message: '' }),
};
/** Where the way to this page leads. */
const trail = () =>
  within(screen.getByRole('navigation', { name: 'You are here' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const open = (url: string, more: Handlers = {}, tenant = {}) =>
  renderInHost({
    features: [pesticides, others],
    tenant,
    handlers: { ...handlers, ...more },
    url,
  });

describe('the page of residue reports', () => {
  it('PEST-01 PEST-02 tells everything of a sample to every visitor', async () => {
    const { calls } = await open('/pesticides');
    const report = within(screen.getByRole('article', { name: 'Gala apples' }));
    for (const text of ['Styria', 'Berg farm', 'Nov 12, 2026', 'Together 42.5% of the limits'])
      expect(report.getByText(text)).toBeVisible();
    expect(report.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Substancefound mg/kgallowed mg/kgShare',
      'Boscalid0.8240\u00a0%',
      'Captan0.25102.5\u00a0%',
    ]);
    expect(report.getByRole('link', { name: 'Gala apples' })).toHaveAttribute(
      'href',
      '/product/gala-apples',
    );
    expect(calls.filter(({ path }) => path.includes('customers'))).toEqual([]);
  });

  it('PEST-01 PLAT-17 NAV-18 is not there while featurePesticides is off', async () => {
    const off = await renderInHost({
      features: [pesticides, others],
      tenant: { featurePesticides: false },
      url: '/pesticides',
    });
    expect(off.status).toBe(404);
    expect((await open('/pesticides')).status).toBe(200);
  });

  it('says the light in words, and the rule by which it is decided', async () => {
    await open('/pesticides');
    expect(screen.getByRole('article')).toHaveTextContent('Yellow, some residues');
    const rule = within(screen.getByRole('group'));
    expect(rule.getByText('together over 30% up to 100%')).toBeVisible();
    expect(rule.getByText('together over 100%')).toBeVisible();
  });

  it('PEST-02 asks for what the address says and shows it in the form', async () => {
    const { calls, head } = await open(
      '/pesticides?product=apple&month=2026-11&light=red&offset=20',
    );
    expect(calls.find(({ path }) => path === '/api/pesticides')?.query).toEqual({
      ...{ product: 'apple', month: '2026-11', light: 'red' },
      ...{ offset: '20', pageSize: '20' },
    });
    expect(screen.getByRole('searchbox', { name: 'Product' })).toHaveValue('apple');
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('November 2026');
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Red');
    expect(head).toMatchObject({ canonical: '/pesticides', robots: 'noindex, follow' });
  });

  it('PEST-02 searches by the form, and changes the month at once', async () => {
    const { opened } = await open('/pesticides?light=green');
    await userEvent.type(screen.getByRole('searchbox'), 'pear{Enter}');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'October 2026');
    expect(opened).toEqual([
      '/pesticides?product=pear&light=green',
      '/pesticides?product=pear&month=2026-10&light=green',
    ]);
  });

  it('PEST-02 leads through the pages of what was searched, and says where one is', async () => {
    const url = '/pesticides?product=apple&offset=20';
    const reports = [aReport(), aReport({ id: 'R-2' })];
    const answered = reportPage(reports, { total: 45, offset: 20 });
    await open(url, { 'GET /api/pesticides': () => answered });
    expect(screen.getByText('21–22 of 45 reports')).toHaveRole('status');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of reports' }));
    expect(pages.getByText('2')).toHaveAttribute('aria-current', 'page');
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pesticides?product=apple',
      '/pesticides?product=apple',
      '/pesticides?product=apple&offset=20',
      '/pesticides?product=apple&offset=40',
      '/pesticides?product=apple&offset=40',
    ]);
    expect(pages.getByRole('link', { name: 'Page 3' })).toBeVisible();
  });

  it('PEST-02 has no pages where one holds all reports', async () => {
    await open('/pesticides', {
      'GET /api/pesticides': () => reportPage([aReport()], { total: 20 }),
    });
    expect(screen.getByText('20 reports')).toHaveRole('status');
    expect(screen.queryByRole('navigation', { name: 'Pages of reports' })).toBeNull();
  });

  it('PEST-02 counts the reports of each light and of all', async () => {
    await open('/pesticides?product=apple&offset=20');
    const lights = within(screen.getByRole('navigation', { name: 'By traffic light' }));
    const links = lights.getAllByRole('link');
    expect(links[0]).toHaveTextContent('All 6');
    expect(links[0]).toHaveAttribute('aria-current', 'true');
    expect(links[3]).toHaveAttribute('href', '/pesticides?product=apple&light=red');
  });

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

  it('PEST-02 leads from a report to its product and to all its samples, where they are known', async () => {
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

  it('PEST-02 does not lead to products in a shop without them', async () => {
    await renderInHost({ features: [pesticides], handlers, url: '/pesticides' });
    expect(screen.getByRole('heading', { name: 'Gala apples' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Gala apples' })).toBeNull();
  });

  it('PEST-02 shows a product’s only sample without a course of samples', async () => {
    await open('/pesticides?sku=1001');
    expect(screen.queryByRole('navigation', { name: 'Samples over time' })).toBeNull();
  });

  it('PEST-02 says that a product has no samples under the usual title', async () => {
    const { head } = await open('/pesticides?sku=1', {
      'GET /api/pesticides': () => reportPage([]),
    });
    expect(head?.title).toBe('Pesticide reports | Test shop');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pesticide reports');
    expect(trail()).toEqual(['/']);
  });

  it('says that a substance is over its limit, and that nothing was found', async () => {
    const over = {
      ...{ substance: 'Imazalil', milligramsPerKilogram: 4.2 },
      ...{ maximumResidueLevel: 4, usedPercent: 105 },
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

  it('leads back to all reports where there is none', async () => {
    await open('/pesticides?product=xyz', { 'GET /api/pesticides': () => reportPage([]) });
    expect(screen.getByRole('link', { name: 'Show all reports' })).toHaveAttribute(
      'href',
      '/pesticides',
    );
  });

  it('PEST-02 has the content page of its own address above the list', async () => {
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
});
