import { act, screen } from '@testing-library/react';
import type { Audience, Block } from '@larder/contracts/content';
import { showBlocks } from '../../testing/show-blocks.js';
import { anna, visitors } from '../../testing/visitor.js';
import { isShownTo, mayOpenPage } from './audience.js';

const everybody: Audience[] = ['guest', 'customer', 'member'];
const note = (name: string, audience?: Audience[]): Block => ({
  id: name,
  type: 'text',
  fields: { html: `<p>for ${name}</p>` },
  ...(audience && { audience }),
});
const tree: Block[] = [
  {
    id: 's',
    type: 'section',
    fields: {},
    children: [
      note('guests', ['guest']),
      note('customers', ['customer']),
      note('members', ['member']),
      note('all', everybody),
      note('anyone', []),
    ],
  },
];
const seen = () => screen.queryAllByText(/^for /).map((element) => element.textContent);

describe('restricted blocks', () => {
  it('CONT-50 CONT-55 guests see theirs, and the page opens for everyone', async () => {
    const host = await showBlocks(tree);
    expect(host.status).toBe(200);
    expect(seen()).toEqual(['for guests', 'for all', 'for anyone']);
  });

  it('CONT-51 customers who are no members see theirs', async () => {
    await showBlocks(tree, { guests: [visitors({ customer: anna }).feature] });
    expect(seen()).toEqual(['for customers', 'for all', 'for anyone']);
  });

  it('CONT-52 members see theirs', async () => {
    await showBlocks(tree, { guests: [visitors({ customer: anna, isMember: true }).feature] });
    expect(seen()).toEqual(['for members', 'for all', 'for anyone']);
  });

  it('CONT-50 CONT-51 follow a visitor who signs in and out on the page', async () => {
    const { customer, feature } = visitors();
    await showBlocks(tree, { guests: [feature] });
    expect(seen()).toContain('for guests');
    act(() => customer.set(anna));
    expect(seen()).toEqual(['for customers', 'for all', 'for anyone']);
    act(() => customer.set(undefined));
    expect(seen()).toContain('for guests');
  });

  it('CONT-51 CONT-52 follow a customer who joins the loyalty programme and leaves it', async () => {
    const { isMember, feature } = visitors({ customer: anna });
    await showBlocks(tree, { guests: [feature] });
    expect(seen()).toEqual(['for customers', 'for all', 'for anyone']);
    act(() => isMember.set(true));
    expect(seen()).toEqual(['for members', 'for all', 'for anyone']);
    act(() => isMember.set(false));
    expect(seen()).toEqual(['for customers', 'for all', 'for anyone']);
  });

  it('CONT-51 a membership without a customer is a guest’s', async () => {
    await showBlocks(tree, { guests: [visitors({ isMember: true }).feature] });
    expect(seen()).toEqual(['for guests', 'for all', 'for anyone']);
  });

  it('a restricted frame takes what is in it along', async () => {
    const frame: Block = {
      id: 'f',
      type: 'section',
      fields: {},
      audience: ['member'],
      children: [note('all')],
    };
    await showBlocks([frame]);
    expect(seen()).toEqual([]);
  });

  it.each(everybody)('CONT-53 CONT-55 all three, or none, mean everyone: %s', (visitor) => {
    expect(isShownTo(everybody, visitor)).toBe(true);
    expect(isShownTo([], visitor)).toBe(true);
    expect(isShownTo(undefined, visitor)).toBe(true);
    expect(isShownTo(['guest', 'guest', 'guest'], visitor)).toBe(visitor === 'guest');
    expect(isShownTo(['customer', 'member'], visitor)).toBe(visitor !== 'guest');
    for (const one of everybody) expect(isShownTo([one], visitor)).toBe(visitor === one);
  });

  it('CONT-54 the access check of pages grants every one', () => {
    expect(mayOpenPage()).toBe(true);
  });
});
