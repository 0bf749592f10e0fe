import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showBlock, showBlocks } from '../testing/show-blocks.js';

const picture = { url: '/media/x.svg', alt: 'A basket', width: 480, height: 320 };

describe('blocks that frame others', () => {
  it('CONT-26 CONT-24 CONT-11 sections hold rows, rows hold columns of a width', async () => {
    await showBlocks([
      {
        id: 's',
        type: 'section',
        fields: { title: 'Ways' },
        children: [
          {
            id: 'r',
            type: 'row',
            fields: {},
            children: [
              {
                id: 'c',
                type: 'column',
                fields: { span: 4 },
                children: [{ id: 't', type: 'text', fields: { html: '<p>inside</p>' } }],
              },
            ],
          },
        ],
      },
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Ways' })).toBeInTheDocument();
    expect(screen.getByText('inside').closest('[data-span]')).toHaveAttribute('data-span', '4');
  });

  it('CONT-31 a teaser slider shows its teasers side by side, as a scrollable list', async () => {
    await showBlocks([
      {
        id: 's',
        type: 'teaser-slider',
        fields: {},
        children: ['One', 'Two'].map((title, i) => ({
          id: `t${i}`,
          type: 'teaser',
          fields: { title },
        })),
      },
    ]);
    const [one, two] = ['One', 'Two'].map((name) => screen.getByRole('heading', { name }));
    expect(one?.closest('article')?.parentElement).toBe(two?.closest('article')?.parentElement);
  });
});

describe('text blocks', () => {
  it('CONT-16 a headline has the level that its editor chose', async () => {
    await showBlock('headline', { text: 'Fresh', level: 3 });
    expect(screen.getByRole('heading', { level: 3, name: 'Fresh' })).toBeInTheDocument();
  });

  it('CONT-33 a user message shows its text in its tone', async () => {
    const { container } = await showBlock('user-message', { text: 'Closed', tone: 'warning' });
    expect(screen.getByText('Closed')).toBeInTheDocument();
    expect(container.querySelector('[class*=warning]')).toHaveTextContent('Closed');
  });

  it('CONT-21 a line separator separates', async () => {
    await showBlock('line-separator', {});
    expect(screen.getByRole('separator')).toBeInTheDocument();
  });

  it('CONT-28 a table has a caption, heads of columns and heads of rows', async () => {
    await showBlock('table', {
      caption: 'Fees',
      head: ['', 'Morning'],
      rows: [['Delivery', '<strong>3,90</strong>']],
    });
    const table = screen.getByRole('table', { name: 'Fees' });
    expect(within(table).getByRole('columnheader', { name: 'Morning' })).toBeInTheDocument();
    expect(within(table).getByRole('rowheader', { name: 'Delivery' })).toBeInTheDocument();
    expect(within(table).getByText('3,90').tagName).toBe('STRONG');
  });

  it('A2 CONT-28 brings what the keyboard comes to in a table into sight, and moves nothing for the table itself', async () => {
    await showBlock('table', { caption: 'Fees', rows: [['<a href="/fees">All fees</a>']] });
    const seen = jest.fn();
    const link = screen.getByRole('link', { name: 'All fees' });
    const frame = screen.getByRole('group', { name: 'Fees' });
    for (const one of [link, frame]) one.scrollIntoView = seen;
    act(() => frame.focus());
    expect(seen).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(link).toHaveFocus();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('CONT-29 tabs show one text at a time, by mouse and by keyboard', async () => {
    const items = ['Wien', 'Graz'].map((title) => ({ title, html: `<p>about ${title}</p>` }));
    await showBlock('tabs', { label: 'Cities', items });
    expect(screen.getByText('about Wien')).toBeVisible();
    expect(screen.getByText('about Graz')).not.toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Graz' }));
    expect(screen.getByText('about Graz')).toBeVisible();
    expect(screen.getByText('about Wien')).not.toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('about Wien')).toBeVisible();
  });

  it('CONT-14 custom HTML keeps its pictures, terms and details, and nothing that acts', async () => {
    await showBlock('custom-html', {
      html:
        '<figure><img src="/a.svg" alt="Leaf" width="80" onerror="x()"><figcaption>A leaf</figcaption></figure>' +
        '<dl><dt>Term</dt><dd>Meaning</dd></dl><form action="/x"><input></form>',
    });
    const image = screen.getByRole('img', { name: 'Leaf' });
    expect(image).toHaveAttribute('src', '/a.svg');
    expect(image).not.toHaveAttribute('onerror');
    expect(screen.getByText('Term').tagName).toBe('DT');
    expect(document.querySelector('form, input')).toBeNull();
  });
});

describe('blocks of pictures', () => {
  it('CONT-18 a picture has its text, its size and its link', async () => {
    await showBlock('image', { ...picture, link: '/kontakt', caption: 'Fresh today' });
    const image = screen.getByRole('img', { name: 'A basket' });
    expect(image).toHaveAttribute('width', '480');
    expect(image.closest('a')).toHaveAttribute('href', '/kontakt');
    expect(screen.getByText('Fresh today').tagName).toBe('FIGCAPTION');
  });

  it('CONT-19 a list of pictures is a list', async () => {
    await showBlock('image-list', { items: [picture, { ...picture, caption: 'Second' }] });
    expect(within(screen.getByRole('list')).getAllByRole('img')).toHaveLength(2);
    expect(screen.getByText('Second')).toBeInTheDocument();
  });

  it('CONT-20 a slider scrolls by its own means, and by buttons', async () => {
    await showBlock('image-slider', { label: 'Market', items: [picture, picture, picture] });
    const region = screen.getByRole('group', { name: 'Market' });
    const row = within(region).getByRole('list');
    const scrollBy = jest.fn();
    Object.assign(row, { scrollBy });
    Object.defineProperty(row, 'clientWidth', { value: 100 });
    await userEvent.click(within(region).getByRole('button', { name: 'Next' }));
    await userEvent.click(within(region).getByRole('button', { name: 'Previous' }));
    expect(scrollBy.mock.calls.map(([how]) => how.left)).toEqual([90, -90]);
    expect(row).toHaveAttribute('tabindex', '0');
  });

  it('CONT-30 a teaser is one link by its title', async () => {
    await showBlock('teaser', { title: 'Drinks', link: '/kategorie/getraenke', picture });
    expect(screen.getByRole('link', { name: 'Drinks' })).toHaveAttribute(
      'href',
      '/kategorie/getraenke',
    );
  });

  it('CONT-23 a publication has a cover, the days on which it holds, and a link', async () => {
    await showBlock('publication', {
      title: 'Leaflet',
      cover: picture,
      link: 'https://files.example/leaflet.pdf',
      newTab: true,
      validFrom: '2026-11-23',
      validTo: '2026-11-29',
    });
    expect(screen.getByRole('link', { name: 'Leaflet (opens in a new tab)' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(screen.getByText('Valid from Nov 23, 2026 to Nov 29, 2026')).toBeInTheDocument();
  });
});
