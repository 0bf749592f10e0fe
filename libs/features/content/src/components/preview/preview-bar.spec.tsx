import { screen } from '@testing-library/react';
import { answer, renderInHost } from '@larder/platform/testing';
import { content } from '../../feature.js';
import PreviewBarFill, { preload } from '../../contributions/on-demand/preview-bar.contribution.js';

const show = async (found: unknown, url = '/') =>
  renderInHost({
    features: [content],
    tenant: { timeZone: 'Europe/Vienna', cms: { preview: true } },
    handlers: { 'GET /api/content/preview': () => found },
    element: <PreviewBarFill />,
    url,
  });

describe('the bar of a preview', () => {
  it('PLAT-21 shows date and audience, and changes them by a form', async () => {
    await show({ drafts: true, at: '2026-12-06T07:00:00.000Z', audience: 'member' });
    expect(await screen.findByRole('region', { name: 'Preview' })).toBeVisible();
    expect(screen.getByLabelText('As of')).toHaveValue('2026-12-06T08:00');
    expect(screen.getByLabelText('For')).toHaveValue('member');
    const form = screen.getByRole('button', { name: 'Show' }).closest('form');
    expect(form).toHaveAttribute('action', '/api/content/preview/open');
    expect(new FormData(form ?? undefined).get('at')).toBe('2026-12-06T08:00');
    expect(screen.getByRole('link', { name: 'End preview' })).toHaveAttribute(
      'href',
      '/api/content/preview/end',
    );
  });

  it('shows when there is only published content', async () => {
    await show({ drafts: false });
    expect(await screen.findByText('Preview: published content only')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is absent for visitors without preview access, and breaks no page', async () => {
    const closed = answer(403, { errorCode: 'PREVIEW_CLOSED', message: '' });
    const { context } = await show(closed);
    expect(screen.queryByRole('region')).toBeNull();
    await expect(preload(context)).resolves.toBeUndefined();
  });
});
