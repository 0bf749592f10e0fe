import type { Block } from '@larder/contracts/content';
import { withPriorityImages } from './priority-images.js';

const photo = { url: '/p.avif', alt: '', width: 1200, height: 480 };
const icon = { url: '/i.svg', alt: '', width: 480, height: 480 };
const teaser = (id: string, picture: object): Block => ({
  id,
  type: 'teaser',
  fields: { picture },
});
const row = (id: string): Block => ({ id, type: 'product-group', fields: { title: id } });
const section = (...children: Block[]): Block => ({
  id: 's',
  type: 'section',
  fields: {},
  children,
});

function leadsOf(blocks: readonly Block[]): Record<string, unknown> {
  const leaves = blocks.flatMap(({ children, ...block }) => children ?? [block]);
  return Object.fromEntries(leaves.map(({ id, fields }) => [id, fields['lead']]));
}

describe('pictures of the first screen', () => {
  it('two photos load at once, the first before everything else', () => {
    const blocks = [section(teaser('a', photo), teaser('b', photo)), section(teaser('c', photo))];
    expect(leadsOf(withPriorityImages(blocks))).toEqual({ a: 'first', b: 'near', c: undefined });
  });

  it('small pictures before a photo stay lazy', () => {
    const blocks = [section(teaser('a', icon), teaser('b', photo))];
    expect(leadsOf(withPriorityImages(blocks))).toEqual({ a: undefined, b: 'first' });
  });

  it('a photo for wide screens only does not count on a phone', () => {
    const wide = { ...section(teaser('a', photo)), fields: { screens: 'wide' } };
    const blocks = [wide, section(row('b')), section(teaser('c', photo), teaser('d', photo))];
    expect(leadsOf(withPriorityImages(blocks))).toEqual({
      a: 'first',
      b: 'first',
      c: 'first',
      d: 'near',
    });
  });

  it('the first row of products loads its pictures at once, if no photo comes before it', () => {
    const above = [section(row('a')), section(teaser('b', photo)), section(row('c'))];
    expect(leadsOf(withPriorityImages(above))).toEqual({ a: 'first', b: 'first', c: undefined });
    const below = [section(teaser('a', photo)), section(row('b'))];
    expect(leadsOf(withPriorityImages(below))).toEqual({ a: 'first', b: undefined });
  });
});
