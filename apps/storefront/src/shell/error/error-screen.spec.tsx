import { act } from 'react';
import { screen } from '@testing-library/react';
import { contentBlocks, notFoundExtra, type Block } from '@larder/contracts/content';
import { block, Blocks, defineFeature, eager, contribute } from '@larder/platform';
import { answer, renderInHost } from '@larder/platform/testing';
import * as z from 'zod/mini';
import { shell, shellMessages } from '../index.js';

const note = block<{ text: string }>(
  'note',
  eager({ default: ({ fields }) => <p>{fields.text}</p> }),
  eager({ schema: z.object({ text: z._default(z.string(), 'nothing said') }) }),
);
const headline = block<{ text: string; level: number }>(
  'headline',
  eager({ default: ({ fields }) => <h1>{fields.text}</h1> }),
  eager({ schema: z.object({ text: z.string(), level: z.number() }) }),
);
const blocks = defineFeature({
  id: 'blocks',
  enabled: () => true,
  blockTypeLists: [eager({ blocks: [note, headline] })],
  contributions: [
    contribute(
      contentBlocks,
      eager({ default: (props: { blocks: readonly Block[] }) => <Blocks blocks={props.blocks} /> }),
    ),
    contribute(notFoundExtra, eager({ default: () => <p>what features add</p> })),
  ],
});
const page = {
  slug: 'gone',
  name: 'Sold out for good',
  blocks: [{ id: '1', type: 'note', fields: { text: 'Look at our new goods' } }],
};

const titled = {
  slug: 'titled',
  name: 'Not here',
  blocks: [{ id: '2', type: 'headline', fields: { text: 'Where did it go?', level: 1 } }],
};

async function failing(data: unknown, status = 404) {
  const host = await renderInHost({
    features: [blocks],
    messages: shellMessages('en'),
    handlers: {
      'GET /api/content/pages/:slug': (_call, { slug }) =>
        [page, titled].find((one) => one.slug === slug) ?? answer(404),
    },
    element: <shell.ErrorScreen view={{ kind: 'error', url: '/x', status, message: '', data }} />,
  });
  await act(() => new Promise((done) => setTimeout(done, 20)));
  return host;
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the not-found page', () => {
  it.each([{ slug: 'gone' }, '{"slug":"gone"}'])(
    'ERR-02 ERR-04 is the editors’ page that the data %j names',
    async (data) => {
      await failing(data);
      expect(await screen.findByText('Look at our new goods')).toBeInTheDocument();
      expect(title()).toBe('Sold out for good');
      expect(screen.getByText('what features add')).toBeInTheDocument();
    },
  );

  it('A10 ERR-02 has one heading of the first level: the editors’ own, where they have one', async () => {
    await failing({ slug: 'titled' });
    expect(await screen.findByText('Where did it go?')).toBeInTheDocument();
    expect(title()).toBe('Where did it go?');
  });

  it('ERR-02 keeps the standard texts without such a page', async () => {
    const { reported } = await failing({ slug: 'unknown' });
    expect(title()).toBe('This page doesn’t exist');
    expect(reported).toEqual([]);
  });

  it('ERR-03 shows the component that the data names below its texts', async () => {
    await failing({ component: 'note' });
    expect(await screen.findByText('nothing said')).toBeInTheDocument();
    expect(title()).toBe('This page doesn’t exist');
  });

  it.each(['{"slug":', { component: 'unknown' }])(
    'ERR-05 is the standard one with the data %j',
    async (data) => {
      const { calls } = await failing(data);
      expect(title()).toBe('This page doesn’t exist');
      expect(calls).toEqual([]);
    },
  );

  it('ERR-02 ERR-06 shows the generic page for other errors, whatever their data names', async () => {
    const { calls } = await failing({ slug: 'gone' }, 500);
    expect(title()).toBe('Something went wrong');
    expect(calls).toEqual([]);
  });
});
