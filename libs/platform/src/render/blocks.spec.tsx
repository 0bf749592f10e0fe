import * as z from 'zod/mini';
import { screen } from '@testing-library/react';
import { block, defineFeature } from '../feature/define-feature.js';
import { eager } from '../feature/lazy.js';
import { renderInHost } from '../testing/render-in-host.js';
import { Blocks } from './blocks.js';

const schema = z.object({
  text: z.string().check(z.minLength(1)),
  tone: z._default(z.string(), 'plain'),
});
const Note = ({
  fields,
  children,
}: {
  fields: z.output<typeof schema>;
  children?: React.ReactNode;
}) => (
  <section aria-label={fields.tone}>
    <p>{fields.text}</p>
    {children}
  </section>
);
const notes = defineFeature({
  id: 'notes',
  enabled: () => true,
  blockTypeLists: [eager({ blocks: [block('note', eager({ default: Note }), eager({ schema }))] })],
});
const tree = [
  {
    id: '1',
    type: 'note',
    fields: { text: 'outer' },
    children: [{ id: '2', type: 'note', fields: { text: 'inner' } }],
  },
  { id: '3', type: 'unheard-of', fields: {} },
  { id: '4', type: 'note', fields: { text: '' } },
];

describe('content blocks', () => {
  it('CONT-48 skips unknown and unfit blocks without breaking the page', async () => {
    const host = await renderInHost({ features: [notes], element: <p /> });
    const prepared = await host.context.prepareBlocks(tree);
    expect(prepared.map((one) => one.id)).toEqual(['1']);
    await renderInHost({ features: [notes], element: <Blocks blocks={prepared} /> });
    expect(screen.getByText('outer')).toBeInTheDocument();
    expect(screen.getByText('inner')).toBeInTheDocument();
  });

  it('passes the parsed fields to a block', async () => {
    const host = await renderInHost({ features: [notes], element: <p /> });
    const [first] = await host.context.prepareBlocks(tree);
    expect(first?.fields).toEqual({ text: 'outer', tone: 'plain' });
  });
});
