import type { Block } from '@larder/contracts/content';
import { Blocks, defineFeature, eager, route } from '@larder/platform';
import { indexRoute } from '@larder/contracts/content';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { fireEvent, screen } from '@testing-library/react';
import { recipes } from '../feature.js';
import { handlers } from '../testing/open.js';

let prepared: Block[] = [];
const pageOf = (blocks: readonly Block[]) =>
  defineFeature({
    id: 'editors',
    enabled: () => true,
    routes: [
      route(
        indexRoute,
        eager({
          preload: async (context) => {
            prepared = await context.prepareBlocks(blocks);
          },
          default: () => <Blocks blocks={prepared} />,
        }),
      ),
    ],
  });
const show = (fields: object, type: string, more: Handlers = {}) =>
  renderInHost({
    features: [recipes, pageOf([{ id: 'b', type, fields: fields as Block['fields'] }])],
    handlers: { ...handlers, ...more },
    url: '/',
  });

describe('blocks of recipes', () => {
  it('CONT-46 REC-06 the group shows named recipes by the tile of every list', async () => {
    const { calls } = await show(
      { title: 'For Sunday', slugs: ['waffles', 'pancakes'] },
      'recipe-group',
    );
    expect(screen.getByRole('heading', { name: 'For Sunday' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Waffles' })).toHaveAttribute(
      'href',
      '/recipes/waffles',
    );
    expect(calls[0]?.query).toMatchObject({ slugs: 'waffles,pancakes', pageSize: '4' });
    expect(screen.getByRole('link', { name: 'All recipes' })).toHaveAttribute('href', '/recipes');
  });

  it('CONT-46 the group shows the newest matching ones if none are named', async () => {
    const fields = { title: 'Quick', maxMinutes: 20, mark: 'vegan', limit: 2 };
    const { calls } = await show(fields, 'recipe-group');
    expect(calls[0]?.query).toEqual({ maxMinutes: '20', mark: 'vegan', pageSize: '2' });
  });

  it('CONT-46 a group whose call fails, or whose fields do not fit, is left out', async () => {
    await show({ title: 'Gone' }, 'recipe-group', { 'GET /api/recipes': () => answer(503) });
    expect(screen.queryByText('Gone')).toBeNull();
    await show({ title: 'Odd', mark: 'tasty' }, 'recipe-group');
    expect(screen.queryByText('Odd')).toBeNull();
  });

  it('CONT-47 REC-06 the search leads to the overview with the term', async () => {
    const { opened } = await show({ title: 'Find a dish', text: 'By name.' }, 'recipe-search');
    const field = screen.getByRole('textbox', { name: 'Search recipes' });
    expect(field.closest('form')).toHaveAttribute('action', '/recipes');
    fireEvent.change(field, { target: { value: 'oat' } });
    fireEvent.submit(field);
    expect(opened).toEqual(['/recipes?term=oat']);
  });
});
