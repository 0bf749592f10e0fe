import { screen, within } from '@testing-library/react';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import type { Page } from '@larder/contracts/content';
import { content } from '../feature.js';
import { backgroundOf } from './page-background.js';

const page: Page = {
  slug: 'lieferung',
  name: 'Delivery',
  noFollow: false,
  noIndex: false,
  blocks: [
    {
      id: 's',
      type: 'section',
      fields: { title: 'How it works' },
      children: [
        {
          id: 't',
          type: 'text',
          fields: { html: '<p>We <strong>deliver</strong><script>alert(1)</script></p>' },
        },
        {
          id: 'a',
          type: 'accordion',
          fields: { items: [{ title: 'When?', html: '<p>Daily</p>' }] },
        },
        { id: 'b', type: 'button', fields: { label: 'Shop', link: '/products' } },
        { id: 'bad', type: 'button', fields: { label: 'Trap', link: 'javascript:alert(1)' } },
        { id: 'x', type: 'from-the-future', fields: {} },
      ],
    },
  ],
};

function backend(pages: Record<string, Page>): Handlers {
  return {
    'GET /api/content/pages/:slug': (_call, { slug }) =>
      pages[slug ?? ''] ?? answer(404, { errorCode: 'NOT_FOUND', message: '' }),
    'GET /api/content/pages': () => [
      { slug: 'index', name: 'Start' },
      { slug: 'lieferung', name: 'Delivery' },
    ],
  };
}
const open = (url: string, pages: Record<string, Page>) =>
  renderInHost({ features: [content], url, handlers: backend(pages), isPublic: true });

describe('content page', () => {
  it('NAV-04 CONT-07 shows the page named index at the root', async () => {
    const host = await open('/', { index: { ...page, slug: 'index' } });
    expect(host.calls.map((call) => call.path)).toContain('/api/content/pages/index');
    expect(screen.getByRole('heading', { level: 2, name: 'How it works' })).toBeInTheDocument();
  });

  it('wraps blocks outside of sections into sections, in their order', async () => {
    const text = (id: string, content: string) => ({
      id,
      type: 'text',
      fields: { html: `<p>${content}</p>` },
    });
    const blocks = [text('1', 'One'), text('2', 'Two'), ...page.blocks, text('3', 'Three')];
    await open('/lieferung', { lieferung: { ...page, blocks } });
    const sections = [...document.querySelectorAll('section')].map(
      ({ textContent }) => textContent,
    );
    expect(sections).toEqual(['OneTwo', expect.stringContaining('How it works'), 'Three']);
  });

  it('NAV-05 shows any other path’s page by the same component, deep slugs too', async () => {
    const host = await open('/hilfe/lieferung', { 'hilfe/lieferung': page });
    expect(host.status).toBe(200);
    expect(screen.getByRole('heading', { level: 1, name: 'Delivery' })).toBeInTheDocument();
  });

  it('CONT-06 responds to an unknown slug with 404', async () => {
    const host = await open('/nowhere', {});
    expect(host.status).toBe(404);
  });

  it('CONT-10 CONT-32 CONT-48 shows known blocks and leaves unknown and unsafe ones out', async () => {
    await open('/lieferung', { lieferung: page });
    expect(screen.getByText('deliver').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/products');
    expect(screen.queryByText('Trap')).not.toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain('alert(1)');
  });

  it('CONT-09 opens an accordion without a script', async () => {
    await open('/lieferung', { lieferung: page });
    const item = screen.getByText('When?').closest('details');
    expect(item && within(item).getByText('Daily')).toBeInTheDocument();
  });

  it('CONT-02 CONT-03 puts the metadata into the head', async () => {
    const full = {
      ...page,
      title: 'T',
      metaDescription: 'M',
      keywords: 'K',
      ogImage: '/o.png',
      noIndex: true,
      noFollow: true,
    };
    const host = await open('/lieferung', { lieferung: full });
    expect(host.head).toMatchObject({
      title: 'T',
      description: 'M',
      keywords: 'K',
      image: '/o.png',
      robots: 'noindex,nofollow',
      canonical: '/lieferung',
    });
  });

  it('CONT-05 falls back to name and description', async () => {
    const host = await open('/lieferung', { lieferung: { ...page, description: 'D' } });
    expect(host.head).toMatchObject({ title: 'Delivery', description: 'D' });
    expect(host.head?.robots).toBeUndefined();
  });

  it('CONT-04 styles the background and refuses what is no value', () => {
    expect(
      backgroundOf({
        ...page,
        backgroundColor: '#fff',
        backgroundImage: '/b.png',
        backgroundImageRepeat: 'no-repeat',
        backgroundImageSize: 'cover',
      }),
    ).toEqual({
      backgroundColor: '#fff',
      backgroundImage: 'url("/b.png")',
      backgroundRepeat: 'no-repeat',
      backgroundSize: 'cover',
    });
    expect(
      backgroundOf({ ...page, backgroundColor: 'red;}', backgroundImage: 'javascript:x' }),
    ).toBeUndefined();
  });

  it('CONT-04 has its background', async () => {
    const { container } = await open('/lieferung', {
      lieferung: { ...page, backgroundColor: '#ffeedd' },
    });
    const background = container.querySelector('h1')?.closest('[style]');
    expect(background).toHaveStyle({ backgroundColor: '#ffeedd' });
    expect(background).toHaveTextContent('How it works');
  });
});

describe('other pages of the feature', () => {
  it('NAV-08 CONT-08 lists the content pages in the sitemap', async () => {
    await open('/sitemap', {});
    expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', '/lieferung');
  });

  it('CONT-08 has no heading for an empty list of pages', async () => {
    const handlers = { ...backend({}), 'GET /api/content/pages': () => [] };
    await renderInHost({ features: [content], url: '/sitemap', handlers, isPublic: true });
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('NAV-35 NAV-36 shows the generic error screen at its own address', async () => {
    const host = await open('/generalerror', {});
    expect(host.status).toBe(500);
    expect(screen.getByRole('alert')).toHaveTextContent('500');
  });
});
