import { renderInHost } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pesticides } from '../feature.js';
import { aReport, reportPage } from '../testing/reports.js';
import { others, open } from '../testing/pesticides-page.js';

describe('the page of residue reports', () => {
  it('PEST-01 PEST-02 shows all data of a sample to every visitor', async () => {
    const { calls } = await open('/pesticides');
    const report = within(screen.getByRole('article', { name: 'Gala apples' }));
    for (const text of ['Styria', 'Berg farm', 'Nov 12, 2026', '42.5% of the limits in total'])
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

  it('shows the light as text, with its rule', async () => {
    await open('/pesticides');
    expect(screen.getByRole('article')).toHaveTextContent('Yellow, some residues');
    await userEvent.click(screen.getByText(/How to read/));
    const rule = within(screen.getByText(/How to read/).closest('details') as HTMLElement);
    expect(rule.getByText('over 30% and up to 100% in total')).toBeVisible();
    expect(rule.getByText('over 100% in total')).toBeVisible();
  });

  it('PEST-02 applies the filters of the URL and shows them in the form', async () => {
    const { calls, head } = await open(
      '/pesticides?product=apple&month=2026-11&light=red&offset=20',
    );
    expect(calls.find(({ path }) => path === '/api/pesticides')?.query).toEqual({
      product: 'apple',
      month: '2026-11',
      light: 'red',
      offset: '20',
      pageSize: '20',
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

  it('PEST-02 pages through the results, and shows the current page', async () => {
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
});
