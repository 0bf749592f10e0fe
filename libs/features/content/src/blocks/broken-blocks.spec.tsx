import type { Block } from '@larder/contracts/content';
import { screen } from '@testing-library/react';
import { showBlock, showBlocks } from '../testing/show-blocks.js';
import { blocks as usual } from './common/feature.js';
import { blocks as rare } from './feature.js';

const picture = { url: '/media/x.svg', alt: 'A basket', width: 480, height: 320 };

describe('links that could run something', () => {
  const traps: readonly [type: string, fields: object][] = [
    ['button', { label: 'Trap', link: 'javascript:alert(1)' }],
    ['teaser', { title: 'Trap', link: 'data:text/html,x' }],
    ['feature', { icon: 'leaf', title: 'Trap', link: 'vbscript:x' }],
    ['option', { title: 'Trap', link: '//evil.example' }],
    ['publication', { title: 'Trap', cover: picture, link: 'blob:x' }],
    ['image-list', { items: [{ ...picture, caption: 'Trap', link: 'JaVaScRiPt:x' }] }],
    ['social-follow', { title: 'Trap', profiles: [{ network: 'youtube', link: 'javascript:x' }] }],
    ['contact', { title: 'Trap', ways: [{ icon: 'mail', label: 'a', text: 'b', link: 'data:x' }] }],
    ['script', { src: 'https://evil.example/x.js' }],
    ['script', { src: '//evil.example/x.js' }],
    ['tracking', { pixel: 'https://evil.example/p.gif' }],
    ['iframe', { title: 'Trap', url: 'https://evil.example' }],
    ['iframe', { title: 'Trap', url: 'javascript:alert(1)' }],
    ['video', { title: 'Trap', provider: 'youtube', id: '"><script>' }],
  ];
  it.each(traps)('NAV-81 CONT-48 a %s with %j is left out and reported', async (type, fields) => {
    const host = await showBlock(type, { ...fields });
    expect(screen.queryByText(/Trap/)).not.toBeInTheDocument();
    expect(host.reported).toHaveLength(1);
    expect(String(host.reported[0])).toContain(`content block b of type ${type} is left out`);
  });
});

it('CONT-48 a block without its fields, or with nonsense in them, never breaks the page', async () => {
  const types = [...usual, ...rare].map(({ type }) => type);
  const nonsense: Record<string, unknown>[] = [
    {},
    { title: 7, items: 'x', html: null, link: {} },
    { fields: [] },
  ];
  const blocks: Block[] = types.flatMap((type, i) =>
    nonsense.map((fields, j) => ({ id: `${i}-${j}`, type, fields })),
  );
  blocks.push({ id: 'good', type: 'text', fields: { html: '<p>still here</p>' } });
  const host = await showBlocks(blocks);
  expect(host.status).toBe(200);
  expect(screen.getByText('still here')).toBeInTheDocument();
  expect(host.reported.length).toBeGreaterThan(types.length);
});
