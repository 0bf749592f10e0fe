import { screen } from '@testing-library/react';
import type { Block } from '@larder/contracts/content';
import { showBlocks } from '../testing/show-blocks.js';

const headline = (text: string, level: number, rest: Partial<Block> = {}): Block => ({
  id: text,
  type: 'headline',
  fields: { text, level },
  ...rest,
});
const outline = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

describe('headings of a page', () => {
  it('a page shows its name where no editor wrote a first heading', async () => {
    await showBlocks([headline('Part', 2)]);
    expect(outline()).toEqual(['H1 Page', 'H2 Part']);
  });

  it('the first heading is the first one that an editor wrote, and the only one', async () => {
    await showBlocks([headline('Title', 1), headline('Second', 1)]);
    expect(outline()).toEqual(['H1 Title', 'H2 Second']);
  });

  it('a heading that only some see is not the page’s', async () => {
    await showBlocks([headline('For guests', 1, { audience: ['guest'] })]);
    expect(outline()).toEqual(['H1 Page', 'H2 For guests']);
  });

  it('A5 a text adds no first heading, and skips no level', async () => {
    await showBlocks([{ id: 't', type: 'text', fields: { html: '<h1>Loud</h1><h6>Low</h6>' } }]);
    expect(outline()).toEqual(['H1 Page', 'H2 Loud', 'H3 Low']);
  });
});
